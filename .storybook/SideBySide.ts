import { createElement as element, type ReactNode } from 'react';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';

const half = { flex: 1, minWidth: 0, position: 'relative', border: 0 } as const;

interface WithArgs {
  args?: Readonly<Record<string, unknown>>;
  initialArgs?: Readonly<Record<string, unknown>>;
}

/** The arguments of a story that its controls have changed. */
export function changedArgs(story: object | undefined): Record<string, unknown> {
  const { args = {}, initialArgs = {} } = (story ?? {}) as WithArgs;
  return Object.fromEntries(
    Object.entries(args).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(initialArgs[name])),
  );
}

/**
 * Shows the story a second time in dark beside the canvas while the toolbar's scheme is «both». The second frame gets the
 * changed arguments by its name. It is no JSX: Storybook compiles its manager for another React.
 */
export function SideBySide({ children }: { children?: ReactNode }): ReactNode {
  const [{ scheme, viewport, ...globals }] = useGlobals();
  const api = useStorybookApi();
  const { storyId: id, viewMode = 'story' } = useStorybookState();
  const typed = JSON.stringify(changedArgs(api.getCurrentStoryData()));
  const { options = {} } =
    api.getCurrentParameter<{ options?: Record<string, { styles: { width: string } }> }>('viewport') ?? {};
  const { value = '' } = (viewport ?? {}) as { value?: string };
  const kept = Object.entries(globals).flatMap(([name, of]) => (typeof of === 'object' ? [] : `${name}:${String(of)}`));
  const query = new URLSearchParams({ id, viewMode, globals: ['scheme:dark', ...kept].join(';') });
  return element(
    'div',
    { style: { display: 'flex', width: '100%', height: '100%' } },
    // The canvas keeps its place in the tree: elsewhere it would load anew.
    element('div', { style: half }, children),
    scheme === 'both' &&
      element('iframe', {
        key: typed,
        name: typed,
        title: 'Dark',
        src: `iframe.html?${query.toString()}`,
        style: { ...half, maxWidth: options[value]?.styles.width ?? 'none' },
      }),
  );
}
