import { createContext, startTransition, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPath, parsePath, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

export const HydratedContext = createContext(true);

/**
 * False while the rendered page is hydrated, when everything must be as the renderer saw it; true ever after. A component
 * that asks renders twice.
 */
export const useHydrated = () => use(HydratedContext);

/**
 * Hydrates a page that was rendered for `address`, a path of the router, whatever the address bar holds. The page at the
 * address bar and the visitor's own content follow in a transition: until they are ready, the rendered page stays.
 */
export function Hydration({ address, children }: { address: string; children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  const now = use(LocationContext);
  const [rendered] = useState(() => {
    const location = { ...now.location, search: '', hash: '', ...parsePath(address) };
    // Where the address is the same, nothing that asks for it renders again.
    return createPath(location) === createPath(now.location) ? now : { ...now, location };
  });
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useLayoutEffect(() => {
    if (!isHydrated) return;
    // What is marked `data-personal` is now the user's own, so it is shown (`theme/global.css`).
    delete document.documentElement.dataset['returning'];
    // Nothing heard the error of a picture that failed before. The same address makes the browser try once more.
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
  }, [isHydrated]);
  return (
    <HydratedContext value={isHydrated}>
      <LocationContext value={isHydrated ? now : rendered}>{children}</LocationContext>
    </HydratedContext>
  );
}

/** Like `useHydrated`, but true only after the hydrated page handles presses. What it holds back delays no first use. */
export function useLater(): boolean {
  const isHydrated = useHydrated();
  const [isLater, setLater] = useState(isHydrated);
  useEffect(() => startTransition(() => setLater(isHydrated)), [isHydrated]);
  return isLater;
}

/** Shows its content only then. */
export const Later = ({ children }: { children: ReactNode }) => useLater() && children;

/** Tells the inline script (`scripts/render/loader.js`) that the program handles presses and input from now on. */
export const tellStarted = () => void dispatchEvent(new Event('started'));
