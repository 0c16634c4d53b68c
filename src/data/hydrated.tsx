import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { parsePath, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

const HydratedContext = createContext(true);

/** False while the rendered page is hydrated, when everything must be as the renderer saw it; true ever after. */
export const useHydrated = () => use(HydratedContext);

/**
 * Hydrates a page that was rendered for `address`, a path of the router, whatever the address bar holds. The page at the
 * address bar and the visitor's own content follow in a transition: until they are ready, the rendered page stays.
 */
export function Hydration({ address, children }: { address: string; children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  const now = use(LocationContext);
  const rendered = { ...now, location: { ...now.location, search: '', hash: '', ...parsePath(address) } };
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return (
    <HydratedContext value={isHydrated}>
      <LocationContext value={isHydrated ? now : rendered}>{children}</LocationContext>
    </HydratedContext>
  );
}

/**
 * Marks what differs for who is signed in. A returning user does not see it before it is theirs, so that nothing they see
 * moves or changes (`theme/global.css`); a visitor does.
 */
export function usePersonal(): { 'data-personal'?: true } {
  return useHydrated() ? {} : { 'data-personal': true };
}

/** Tells the inline script (`scripts/render/loader.js`) that the program handles presses and input from now on. */
export const tellStarted = () => void dispatchEvent(new Event('started'));
