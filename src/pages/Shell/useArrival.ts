import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../../data/hydrated.tsx';

/**
 * Focuses the page's `main` when another page opens, and scrolls up unless the reader went back. The first page keeps
 * the browser's focus. Returns whether another page has opened since the first one.
 */
export function useArrival(main: RefObject<HTMLElement | null>): boolean {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const isHydrated = useHydrated();
  const shown = useRef(isHydrated ? pathname : null);
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    const last = shown.current;
    if (last === pathname || !isHydrated) return;
    shown.current = pathname;
    if (last === null) return;
    setArrived(true);
    // It is the former page's URL, which the system's share sheet would use.
    document.querySelector('link[rel=canonical]')?.remove();
    main.current?.focus({ preventScroll: true });
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, type, isHydrated, main]);
  return arrived;
}
