import { useTimeout } from '@mantine/hooks';
import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * Returns a function that calls `leave` after `delay` milliseconds, unless the user has left the path `from` by then.
 * Default for `from`: the path at which the page was mounted. After a click on a link, the URL changes at once, but the
 * page stays mounted until the next page has loaded. Also returns whether the page is about to be left: from the call
 * until the next page is shown, or until the user comes back.
 */
export function useLeaveLater(
  leave: () => void,
  delay: number,
): [leaveLater: (from?: string) => void, isLeaving: boolean] {
  const [isLeaving, setLeaving] = useState(false);
  const mountedAt = useRef('');
  useEffect(() => {
    mountedAt.current = location.pathname;
  }, []);
  const { start, clear } = useTimeout((from: string) => {
    // The navigation is in the same transition, so the state changes when the next page is shown, or after Back.
    startTransition(() => {
      setLeaving(false);
      if (location.pathname === from) leave();
    });
  }, delay);
  const leaveLater = (from = mountedAt.current) => {
    // `start` does nothing while an earlier call waits.
    clear();
    setLeaving(true);
    start(from);
  };
  return [leaveLater, isLeaving];
}
