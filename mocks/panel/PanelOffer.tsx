import { useEffect, useState } from 'react';
import type { MockState } from './control.ts';
import { Launcher } from './Launcher.tsx';
import type { Tool } from './tool.ts';

/** Offers the panel where a mock answers; a real API does not know its calls, and then there is nothing to see. */
export function PanelOffer({ tool }: { tool: Tool }) {
  const [first, setFirst] = useState<MockState | null>(null);
  useEffect(() => {
    tool.control.state().then(setFirst, () => undefined);
  }, [tool]);
  return first && <Launcher tool={tool} first={first} />;
}
