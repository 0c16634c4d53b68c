import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Course } from '../api/courses.ts';
import type { Basket } from './basket.ts';
import type { PurchaseSources } from './purchase.ts';
import type { PurchaseState } from './purchases.ts';

const BasketContext = createContext<PurchaseSources | null>(null);

/** Gives the tree its basket, and what buying it needs. */
export function BasketProvider({ sources, children }: { sources: PurchaseSources; children: ReactNode }) {
  useEffect(() => sources.basket.start(), [sources]);
  return <BasketContext value={sources}>{children}</BasketContext>;
}

/** The basket and all that a purchase works with. */
export function useBasketSources(): PurchaseSources {
  const sources = use(BasketContext);
  if (!sources) throw new Error('useBasket needs a BasketProvider above it');
  return sources;
}

/** Whether a purchase runs and which results are unknown, live (product §4). */
export function usePurchases(): PurchaseState {
  const { purchases } = useBasketSources();
  return useSyncExternalStore(purchases.subscribe, purchases.getState, purchases.getState);
}

/** The courses in the basket, live, and what can be done with them (product §4). */
export function useBasket(): { courses: readonly Course[]; basket: Basket } {
  const { basket } = useBasketSources();
  return { courses: useSyncExternalStore(basket.subscribe, basket.getState, basket.getEmptyState), basket };
}
