import { createContext, startTransition, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPath, parsePath, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

export const HydratedContext = createContext(true);

/**
 * Returns false during hydration, when the markup must match the server's, and true afterwards. A component that uses
 * this hook renders twice.
 */
export const useHydrated = () => use(HydratedContext);

/**
 * Hydrates a page that was prerendered for the route `address`. Then renders the route in the address bar, with
 * personal content. This second render is a transition, so the prerendered page stays until the new content is ready.
 */
export function Hydration({ address, children }: { address: string; children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  const now = use(LocationContext);
  const [rendered] = useState(() => {
    const location = { ...now.location, search: '', hash: '', ...parsePath(address) };
    // Returns the same object for the same URL, so that consumers of the context do not render again.
    return createPath(location) === createPath(now.location) ? now : { ...now, location };
  });
  const [{ key }] = useState(now.location);
  useEffect(() => {
    // The router listens for Back only after its first effects. If the user went back earlier, the event is dispatched
    // again.
    const { state } = history as { state: { key?: string } | null };
    if ((state?.key ?? 'default') !== key) dispatchEvent(new PopStateEvent('popstate', { state }));
    startTransition(() => setHydrated(true));
  }, [key]);
  useLayoutEffect(() => {
    if (!isHydrated) return;
    // Elements marked `data-personal` now show the user's data, so they become visible (`theme/global.css`).
    delete document.documentElement.dataset['returning'];
    // If a picture failed to load before hydration, there was no listener for its error event. Setting the same URL
    // again makes the browser retry.
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
  }, [isHydrated]);
  return (
    <HydratedContext value={isHydrated}>
      <LocationContext value={isHydrated ? now : rendered}>{children}</LocationContext>
    </HydratedContext>
  );
}

/**
 * Returns whether the page was prerendered for a query string other than the one in the address bar. The result is
 * valid only until the app has started (`scripts/render/loader.js`).
 */
export const isOfAnotherQuery = (): boolean =>
  typeof document === 'object' && document.documentElement.dataset['other'] === 'query';

/**
 * Like `useHydrated`, but becomes true only when the hydrated page can handle clicks, so that deferred content does not
 * delay the first interaction.
 */
export function useLater(): boolean {
  const isHydrated = useHydrated();
  const [isLater, setLater] = useState(isHydrated);
  useEffect(() => startTransition(() => setLater(isHydrated)), [isHydrated]);
  return isLater;
}

/**
 * Like `useHydrated`, but becomes true only when the user scrolls the hydrated page or presses a key. If the whole page
 * is visible, it becomes true at once. A key press in an element that matches `inside` does not count. Use the hook for
 * content below the first screen if rendering the content would delay input.
 */
export function useScrolled(inside: string): boolean {
  const isHydrated = useHydrated();
  const [isScrolled, setScrolled] = useState(isHydrated);
  useEffect(() => {
    const listening = new AbortController();
    const show = () => startTransition(() => setScrolled(true));
    // The browser may already have restored the scroll position. A page without overflow never scrolls. In both cases,
    // the hook does not wait.
    if (scrollY > 0 || document.documentElement.scrollHeight <= innerHeight) show();
    addEventListener('scroll', show, { once: true, passive: true, signal: listening.signal });
    const onKey = ({ target }: Event) => (target instanceof Element && target.closest(inside)) || show();
    addEventListener('keydown', onKey, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [inside]);
  return isScrolled;
}

/** Renders its children after hydration. */
export const Later = ({ children }: { children: ReactNode }) => useLater() && children;

/** Notifies the inline script (`scripts/render/loader.js`) that the app now handles clicks and input. */
export const tellStarted = () => void dispatchEvent(new Event('started'));
