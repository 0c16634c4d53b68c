import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../data/hydrated.tsx';

/** The number of cards shown initially, and the number that the "more" button adds. */
export const AT_ONCE = 30;

/**
 * Returns the number of cards to show, and its setter. The history entry stores the number, so that the list has the
 * same length after a reload or Back (product 1.12, 1.15). A link to the current URL replaces the entry, so the number
 * is stored again for each new `key`.
 */
export function useLimit(): [number, (limit: number) => void] {
  const isHydrated = useHydrated();
  const [limit, setLimit] = useState<number | null>(null);
  // Before hydration, the number must be the same as on the server.
  if (isHydrated && limit === null) setLimit(Math.max(AT_ONCE, Number(history.state?.limit) || 0));
  const { key } = useLocation();
  useEffect(() => {
    if (key && limit !== null) history.replaceState({ ...history.state, limit }, '');
  }, [limit, key]);
  return [limit ?? AT_ONCE, setLimit];
}
