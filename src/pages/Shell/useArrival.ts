import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../../data/hydrated.tsx';

/**
 * Moves the focus to the page's main part whenever another page opens, so that keyboards and screen readers start there,
 * and scrolls up unless the reader went back. The very first page keeps the browser's own start, also where it comes
 * after a page that was rendered for another address.
 */
export function useArrival() {
  const main = useRef<HTMLElement>(null);
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
    // It is the page's before this one, and systems share a page under it.
    document.querySelector('link[rel=canonical]')?.remove();
    main.current?.focus({ preventScroll: true });
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, type, isHydrated]);
  /** `arrived`: has another page been opened since the first one? */
  return { main, arrived };
}
