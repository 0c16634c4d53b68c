import { createSafeContext } from '@mantine/core';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Client } from '../api/client.ts';
import type { Course } from '../api/courses.ts';
import type { KeyValueStore } from '../lib/storage.ts';
import type { Session } from '../session/session.ts';
import type { Basket, Purchases, PurchaseState } from './basket.ts';

/** The basket, and what buying it works with. */
export interface BasketSources {
  client: Client;
  session: Session;
  basket: Basket;
  local: KeyValueStore;
  /** What is known of purchases; shared by whoever buys in this tab. */
  purchases: Purchases;
}

/** `useBasketSources`: the basket and all that a purchase works with; throws outside `BasketProvider`. */
export const [BasketContext, useBasketSources] = createSafeContext<BasketSources>('There is no BasketProvider above');

/** Gives the tree its basket, and what buying it needs. */
export function BasketProvider({ sources, children }: { sources: BasketSources; children: ReactNode }) {
  useEffect(() => sources.basket.start(), [sources]);
  return <BasketContext value={sources}>{children}</BasketContext>;
}

/** Whether a purchase runs and which results are unknown, live (product §4). */
export function usePurchases(): PurchaseState {
  const { purchases } = useBasketSources();
  return useSyncExternalStore(purchases.subscribe, purchases.getState, purchases.getState);
}

// Rendered ahead, the page knows no basket yet.
const NOTHING: readonly Course[] = [];

/** The courses in the basket, live, and what can be done with them (product §4). */
export function useBasket(): { courses: readonly Course[]; basket: Basket } {
  const { basket } = useBasketSources();
  return { courses: useSyncExternalStore(basket.subscribe, basket.getState, () => NOTHING), basket };
}
