import type { ReactNode } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';

/** Beside the canvas, which is light then, the same story in dark, while the toolbar's scheme says «both». */
export function SideBySide({ children }: { children?: ReactNode }) {
  const [globals] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  if (globals['scheme'] !== 'both') return <>{children}</>;
  const kept = ['direction', 'textSize', 'scenario', 'visitor'].map((name) => `${name}:${String(globals[name])}`);
  const query = new URLSearchParams({
    id: storyId,
    viewMode: viewMode ?? 'story',
    globals: ['scheme:dark', ...kept].join(';'),
  });
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%' }}>
      <div style={{ flex: 1, minWidth: 0, position: 'relative' }}>{children}</div>
      <iframe title="Dark" src={`iframe.html?${query.toString()}`} style={{ flex: 1, minWidth: 0, border: 0 }} />
    </div>
  );
}
