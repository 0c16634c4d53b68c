import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the page's main part whenever another page opens, so that keyboards and screen readers start there,
 * and scrolls up unless the reader went back. The very first page keeps the browser's own start.
 */
export function useArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setArrived(true);
    // It is the page's before this one, and systems share a page under it.
    document.querySelector('link[rel=canonical]')?.remove();
    main.current?.focus({ preventScroll: true });
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, type]);
  /** `arrived`: has another page been opened since the first one? */
  return { main, arrived };
}
