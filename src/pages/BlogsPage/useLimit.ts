import { useState } from 'react';
import { useHydrated } from '../../data/hydrated.tsx';

/** The number of cards shown initially, and the number that the "more" button adds. */
export const AT_ONCE = 30;

/**
 * The number of cards to show, and its setter. The history entry stores the number, so that the scroll position and the
 * followed link still exist after a reload or Back (product 1.12, 1.15).
 */
export function useLimit(): [number, (limit: number) => void] {
  const isHydrated = useHydrated();
  const [limit, setLimit] = useState<number | null>(null);
  // The server renders the initial number.
  if (isHydrated && limit === null) setLimit(Math.max(AT_ONCE, Number(history.state?.limit) || 0));
  return [
    limit ?? AT_ONCE,
    (next) => {
      history.replaceState({ ...history.state, limit: next }, '');
      setLimit(next);
    },
  ];
}
