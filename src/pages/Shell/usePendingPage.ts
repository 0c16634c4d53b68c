import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { usePurchases } from '../../basket/BasketProvider.tsx';
import { useData } from '../../data/DataProvider.tsx';
import { useHydrated } from '../../data/hydrated.tsx';
import { subscribeChunks, type Chunk, type ChunkState } from '../../lib/chunks.ts';
import { forgetReload, reloadOnce } from '../../lib/reload.ts';

/** The chunk of the page at a path of this site; null for a page that is always there. */
export type PageAt = (pathname: string) => Chunk<unknown> | null;

const addressed = () => (typeof location === 'undefined' ? '' : location.pathname);

/** Follows the page in the address bar, which the router shows when it has come; until then the page before it stays. */
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
  /** The path of the page and of the one that is shown. `leaving`: another page, which the reader came from, still stands. */
  return { state, wanted, shown, leaving: isHydrated && shown !== wanted, retry: () => void pageAt(wanted)?.load() };
}

/**
 * Fetches a page that a deployment removed by one reload, unless that would lose something, as what was typed on the page
 * that is still shown: then the reader decides (product §8).
 */
export function useReloadForNewer({ state, wanted, shown }: ReturnType<typeof usePendingPage>): void {
  const { busy } = usePurchases();
  const { tab } = useData();
  const typedOn = useRef<string | null>(null);

  useWindowEvent('input', () => void (typedOn.current = shown), { capture: true, passive: true });

  useEffect(() => {
    if (state === 'ready') forgetReload(tab);
    if (state === 'gone' && typedOn.current !== shown && !busy) reloadOnce(tab, wanted, () => location.reload());
  }, [state, wanted, shown, busy, tab]);
}
