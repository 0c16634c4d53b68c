import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Course } from '../api/courses.ts';
import type { Basket } from './basket.ts';
import type { Purchase, PurchaseState } from './purchase.ts';

const BasketContext = createContext<{ basket: Basket; purchase: Purchase } | null>(null);

interface BasketProviderProps {
  basket: Basket;
  purchase: Purchase;
  children: ReactNode;
}

/** Gives the tree its basket and purchase, and starts both: other tabs, purchases left half-way. */
export function BasketProvider({ basket, purchase, children }: BasketProviderProps) {
  useEffect(() => basket.start(), [basket]);
  useEffect(() => purchase.start(), [purchase]);
  const context = useMemo(() => ({ basket, purchase }), [basket, purchase]);
  return <BasketContext value={context}>{children}</BasketContext>;
}

function useBasketContext() {
  const context = use(BasketContext);
  if (!context) throw new Error('useBasket needs a BasketProvider above it');
  return context;
}

/** The courses in the basket, live, and what can be done with them (product §4). */
export function useBasket(): { courses: readonly Course[]; basket: Basket } {
  const { basket } = useBasketContext();
  return { courses: useSyncExternalStore(basket.subscribe, basket.getState, basket.getEmptyState), basket };
}

/** Whether a purchase runs and which results are unknown, live, and how to buy (product §4). */
export function usePurchase(): PurchaseState & Pick<Purchase, 'buy' | 'forget'> {
  const { purchase } = useBasketContext();
  const state = useSyncExternalStore(purchase.subscribe, purchase.getState, purchase.getState);
  return { ...state, buy: purchase.buy, forget: purchase.forget };
}
