import { useTimeout } from '@mantine/hooks';
import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * Returns a function that calls `leave` after `delay` milliseconds, unless the user has left the path `from` by then.
 * By default, `from` is the path at which the page was mounted. A click on a link changes the current path at once, but
 * the page stays mounted until the next page has loaded. Also returns `isLeaving`. It becomes true when `leaveLater` is
 * called. It becomes false when the next page is shown, or when the user goes back while that page is loading.
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
    // `leave` navigates in the same transition. Therefore, `isLeaving` stays true until the next page is shown, or
    // until the user goes back while that page is still loading.
    startTransition(() => {
      setLeaving(false);
      if (location.pathname === from) leave();
    });
  }, delay);
  const leaveLater = (from = mountedAt.current) => {
    // Without `clear`, `start` would do nothing while an earlier timeout is pending.
    clear();
    setLeaving(true);
    start(from);
  };
  return [leaveLater, isLeaving];
}
