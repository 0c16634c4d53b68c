import { createElement as element, type ReactNode } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';

const half = { flex: 1, minWidth: 0, position: 'relative', border: 0 } as const;

/**
 * Beside the canvas, which is light then, the same story in dark, while the toolbar's scheme says «both». Storybook
 * builds its manager without a transform for JSX of our React.
 */
export function SideBySide({ children }: { children?: ReactNode }): ReactNode {
  const [globals] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  // The canvas keeps its place in the tree, or it would load anew.
  const frame = globals['scheme'] === 'both' && element('iframe', { title: 'Dark', src: darkOf(), style: half });
  return element(
    'div',
    { style: { display: 'flex', width: '100%', height: '100%' } },
    element('div', { style: half }, children),
    frame,
  );

  function darkOf(): string {
    const kept = ['direction', 'textSize', 'scenario', 'visitor'].map((name) => `${name}:${String(globals[name])}`);
    const query = { id: storyId, viewMode: viewMode ?? 'story', globals: ['scheme:dark', ...kept].join(';') };
    return `iframe.html?${new URLSearchParams(query).toString()}`;
  }
}
