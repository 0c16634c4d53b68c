import { useEffect, useState } from 'react';
import type { MockState } from './control.ts';
import { Launcher } from './Launcher.tsx';
import type { PanelContext } from './context.ts';

/** Offers the panel where a mock answers; a real API does not know its calls, and then there is nothing to see. */
export function PanelOffer({ context }: { context: PanelContext }) {
  const [first, setFirst] = useState<MockState | null>(null);
  useEffect(() => {
    context.control.state().then(setFirst, () => undefined);
  }, [context]);
  return first && <Launcher context={context} first={first} />;
}
