import { useTimeout } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

/**
 * Returns a function that calls `leave` after `delay` milliseconds, unless the user has left the path `from` by then.
 * Default for `from`: the path at which the page was mounted. After a click on a link, the URL changes at once, but the
 * page stays mounted until the next page has loaded.
 */
export function useLeaveLater(leave: () => void, delay: number): (from?: string) => void {
  const mountedAt = useRef('');
  useEffect(() => {
    mountedAt.current = location.pathname;
  }, []);
  const { start, clear } = useTimeout((from: string) => {
    if (location.pathname === from) leave();
  }, delay);
  return (from = mountedAt.current) => {
    // `start` does nothing while an earlier call waits.
    clear();
    start(from);
  };
}
