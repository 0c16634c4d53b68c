import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long after the last scroll the position is stored. Browsers limit the number of changes to the history. */
const REST = 200;
/** How long the position is restored while the page loads. */
const PATIENCE = 8000;

/**
 * Restores the scroll position after a reload or Back (product 1.15). The browser does this while the page still shows a
 * short skeleton, so the position is restored again while the page grows. Scrolling, pressing or typing ends this.
 */
export function useScrollPosition(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    let isRestoring = false;
    let timer: ReturnType<typeof setTimeout>;

    const store = () => {
      // After a navigation, a late timer must not write into the next entry.
      if ((history.state?.key ?? 'default') === key) history.replaceState({ ...history.state, top: scrollY }, '');
    };
    const note = () => {
      clearTimeout(timer);
      if (!isRestoring) timer = setTimeout(store, REST);
    };
    const top = type === 'POP' ? Number(history.state?.top ?? 0) : 0;
    const growth = new ResizeObserver(() => {
      const room = document.documentElement.scrollHeight - innerHeight;
      if (scrollY !== top && room >= top) scrollTo({ top, behavior: 'instant' });
    });
    const settle = () => {
      isRestoring = false;
      growth.disconnect();
    };
    if (top > 0) {
      isRestoring = true;
      growth.observe(document.body);
      for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
        addEventListener(input, settle, { signal, passive: true, capture: true });
      signal.addEventListener('abort', settle);
      setTimeout(settle, PATIENCE);
    }
    addEventListener('scroll', note, { signal, passive: true });
    // The user may have scrolled before this chunk loaded.
    if (scrollY > 0) note();
    return () => {
      clearTimeout(timer);
      watching.abort();
    };
  }, [key, type]);
}
