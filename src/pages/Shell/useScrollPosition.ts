import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

declare global {
  /** Whether the user has scrolled, clicked or typed since the site was opened (`scripts/render/loader.js`). */
  var isMoved: boolean | undefined;
}

/** Whether no page has been shown yet. */
let isFirst = true;

/**
 * The milliseconds between the last scroll and storing the position. Browsers limit how often the history may change.
 */
const REST = 200;
/** After this many milliseconds, the position is no longer restored, even if the page still grows. */
const PATIENCE = 8000;

/**
 * Restores the scroll position after a reload or Back (product 1.15). The browser restores it too early, while a short
 * skeleton is shown. This hook restores it again while the page grows, until the user scrolls, clicks or types. Input
 * before this code has loaded also counts.
 */
export function useScrollPosition(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    let isRestoring = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const store = () => {
      timer = undefined;
      // After a navigation, a late timer must not write into the next page's history entry.
      if ((history.state?.key ?? 'default') === key) history.replaceState({ ...history.state, top: scrollY }, '');
    };
    const note = () => {
      clearTimeout(timer);
      if (!isRestoring) timer = setTimeout(store, REST);
    };
    const isMoved = isFirst && globalThis.isMoved === true;
    isFirst = false;
    const top = type === 'POP' && !isMoved ? Number(history.state?.top ?? 0) : 0;
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
    // A click may open another page, so the position is stored immediately.
    const onClick = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      store();
    };
    addEventListener('click', onClick, { signal, capture: true });
    // The user may have scrolled before this chunk loaded.
    if (scrollY > 0) note();
    return () => {
      clearTimeout(timer);
      watching.abort();
    };
  }, [key, type]);
}
