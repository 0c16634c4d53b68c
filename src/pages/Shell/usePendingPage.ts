import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { usePurchases } from '../../basket/BasketProvider.tsx';
import { useData } from '../../data/DataProvider.tsx';
import { useHydrated } from '../../data/hydrated.tsx';
import { subscribeChunks, type Chunk, type ChunkState } from '../../lib/chunks.ts';
import { forgetReload, reloadOnce } from '../../lib/reload.ts';

/** Returns the chunk of the page at a path, or null if the page is always loaded. */
export type PageAt = (pathname: string) => Chunk<unknown> | null;

const addressed = () => (typeof location === 'undefined' ? '' : location.pathname);

/**
 * Returns the loading state of the page in the address bar. The router shows the previous page until the new one has
 * loaded.
 */
export function usePendingPage(pageAt: PageAt) {
  const { pathname } = useLocation();
  const shown = useHref(pathname);
  const wanted = useSyncExternalStore(subscribeChunks, addressed, () => shown);
  const state = useSyncExternalStore<ChunkState>(
    subscribeChunks,
    () => pageAt(wanted)?.getState() ?? 'idle',
    () => 'idle',
  );
  const isHydrated = useHydrated();
  /** `wanted` and `shown` are paths. `leaving` is true while the previous page is still shown. */
  return { state, wanted, shown, leaving: isHydrated && shown !== wanted, retry: () => void pageAt(wanted)?.load() };
}

/**
 * Reloads the page once if a deployment has removed its chunk. If the reload would lose typed text or interrupt a
 * purchase, the user decides (product §8).
 */
export function useReloadForNewer({ state, wanted, shown }: ReturnType<typeof usePendingPage>): void {
  const { busy } = usePurchases();
  const { tab } = useData();
  const typedOn = useRef<string | null>(null);

  useWindowEvent('input', () => void (typedOn.current = shown), { capture: true, passive: true });

  useEffect(() => {
    if (state === 'ready') forgetReload(tab);
    if (state !== 'gone' || typedOn.current === shown || busy) return undefined;
    // Waits one task, because a purchase that has just ended may open another page, which must not be reloaded.
    const timer = setTimeout(() => {
      if (location.pathname === wanted) reloadOnce(tab, wanted, () => location.reload());
    });
    return () => clearTimeout(timer);
  }, [state, wanted, shown, busy, tab]);
}
