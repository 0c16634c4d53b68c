import { createElement as element, useEffect, useRef, type ReactNode } from 'react';
import { RESET_STORY_ARGS, STORY_RENDERED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { changedArgs } from './changedArgs.ts';

const half = { flex: 1, minWidth: 0, position: 'relative', border: 0 } as const;

interface Channel {
  on: (event: string, hear: () => void) => void;
  emit: (event: string, what: object) => void;
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
  const dark = useRef<HTMLIFrameElement>(null);
  const updatedArgs = changedArgs(api.getCurrentStoryData());
  const typed = JSON.stringify({ storyId, updatedArgs });
  const latest = useRef(typed);
  const told = useRef('');
  const { value = '' } = (globals['viewport'] ?? {}) as { value?: string };
  const { options = {} } = (api.getCurrentParameter('viewport') ?? {}) as Viewports;
  useEffect(() => {
    latest.current = typed;
    tell();
  }, [typed]);
  // The canvas keeps its place in the tree, or it would load anew.
  const frame =
    globals['scheme'] === 'both' &&
    element('iframe', {
      ref: dark,
      title: 'Dark',
      src: darkOf(),
      style: { ...half, maxWidth: options[value]?.styles.width ?? 'none' },
      onLoad: () => {
        told.current = '';
        channelOf()?.on(STORY_RENDERED, tell);
        tell();
      },
    });
  return element(
    'div',
    { style: { display: 'flex', width: '100%', height: '100%' } },
    element('div', { style: half }, children),
    frame,
  );

  function channelOf(): Channel | undefined {
    const { contentWindow } = dark.current ?? {};
    return (contentWindow as { __STORYBOOK_ADDONS_CHANNEL__?: Channel } | null | undefined)
      ?.__STORYBOOK_ADDONS_CHANNEL__;
  }

  function tell(): void {
    const isDrawn = dark.current?.contentDocument?.querySelector('#storybook-root > *');
    if (!isDrawn || told.current === latest.current) return;
    told.current = latest.current;
    channelOf()?.emit(RESET_STORY_ARGS, { storyId });
    channelOf()?.emit(UPDATE_STORY_ARGS, JSON.parse(latest.current) as object);
  }

  function darkOf(): string {
    const kept = ['direction', 'textSize', 'scenario', 'visitor', 'progress', 'links'].map(
      (name) => `${name}:${String(globals[name])}`,
    );
    const query = { id: storyId, viewMode: viewMode ?? 'story', globals: ['scheme:dark', ...kept].join(';') };
    return `iframe.html?${new URLSearchParams(query).toString()}`;
  }
}

interface Viewports {
  options?: Readonly<Record<string, { styles: { width: string } } | undefined>>;
}
