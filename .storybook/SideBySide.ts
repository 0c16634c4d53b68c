import { createElement as element, useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { RESET_STORY_ARGS, STORY_RENDERED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { changedArgs } from './changedArgs.ts';

const half = { flex: 1, minWidth: 0, position: 'relative', border: 0 } as const;

interface Viewports {
  options?: Readonly<Record<string, { styles: { width: string } } | undefined>>;
}

/**
 * Beside the canvas, which is light then, the same story in dark, with what was typed in its controls and as wide as the
 * toolbar says, while the toolbar's scheme says «both». Storybook builds its manager without a transform for JSX of our
 * React.
 */
export function SideBySide({ children }: { children?: ReactNode }): ReactNode {
  const [globals] = useGlobals();
  const api = useStorybookApi();
  const { storyId, viewMode } = useStorybookState();
  const [dark, setDark] = useState<{ frame: HTMLIFrameElement }>();
  const typed = JSON.stringify(changedArgs(api.getCurrentStoryData()));
  useEffect(() => {
    const channel = dark?.frame.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__;
    let isTold = false;
    // Before a story is drawn it knows of no arguments; afterwards it is drawn again for them.
    const tell = () => {
      if (isTold || !dark?.frame.contentDocument?.querySelector('#storybook-root > *')) return;
      isTold = true;
      channel?.emit(RESET_STORY_ARGS, { storyId });
      channel?.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: JSON.parse(typed) as object });
    };
    tell();
    channel?.on(STORY_RENDERED, tell);
    return () => channel?.off(STORY_RENDERED, tell);
  }, [dark, storyId, typed]);
  const { value = '' } = (globals['viewport'] ?? {}) as { value?: string };
  const viewports = api.getCurrentParameter<Viewports>('viewport');
  const kept = ['direction', 'textSize', 'scenario', 'visitor', 'progress', 'links'].map(
    (name) => `${name}:${String(globals[name])}`,
  );
  const query = { id: storyId, viewMode: viewMode ?? 'story', globals: ['scheme:dark', ...kept].join(';') };
  // The canvas keeps its place in the tree, or it would load anew.
  const frame =
    globals['scheme'] === 'both' &&
    element('iframe', {
      title: 'Dark',
      src: `iframe.html?${new URLSearchParams(query).toString()}`,
      style: { ...half, maxWidth: viewports?.options?.[value]?.styles.width ?? 'none' },
      onLoad: ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => setDark({ frame: currentTarget }),
    });
  return element(
    'div',
    { style: { display: 'flex', width: '100%', height: '100%' } },
    element('div', { style: half }, children),
    frame,
  );
}
