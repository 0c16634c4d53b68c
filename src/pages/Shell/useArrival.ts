import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../../data/hydrated.tsx';

/**
 * After a navigation, focuses `main`. Also scrolls to the top, except after Back or Forward. On the first page, the
 * focus does not move. Returns whether the user has navigated since the first page.
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
    // Removes the canonical URL of the first page. Otherwise, the system's share sheet would share that URL.
    document.querySelector('link[rel=canonical]')?.remove();
    main.current?.focus({ preventScroll: true });
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, type, isHydrated, main]);
  return arrived;
}
