import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';

const HydratedContext = createContext(true);

/** False while a page that was rendered ahead is taken over, when all must be as the renderer saw it; true ever after. */
export const useHydrated = () => use(HydratedContext);

/**
 * A page that was rendered ahead, and its renderer. What it shows of its own comes after it was taken over, in small steps
 * (a store's change would be drawn in one long one).
 */
export function Hydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}

/**
 * Marks what differs for who is signed in. A returning user does not see it before it is theirs, so that nothing they see
 * moves or changes (`theme/global.css`); a visitor does.
 */
export function usePersonal(): { 'data-personal'?: true } {
  return useHydrated() ? {} : { 'data-personal': true };
}

/** Tells the page's own little script (`scripts/render/loader.js`) that presses are heard from now on. */
export const tellStarted = () => void dispatchEvent(new Event('started'));
