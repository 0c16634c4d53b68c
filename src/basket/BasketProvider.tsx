import { createSafeContext } from '@mantine/core';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Client } from '../api/client.ts';
import type { Course } from '../api/courses.ts';
import type { KeyValueStore } from '../lib/storage.ts';
import type { Session } from '../session/session.ts';
import type { Basket, Purchases, PurchaseState } from './basket.ts';

export interface BasketSources {
  client: Client;
  session: Session;
  basket: Basket;
  local: KeyValueStore;
  /** The state of purchases in this tab. */
  purchases: Purchases;
}

/** The basket, and the client, session and stores that a purchase needs. The hook throws outside `BasketProvider`. */
export const [BasketContext, useBasketSources] = createSafeContext<BasketSources>('BasketProvider is missing');

/** Provides the basket, and the client, session and stores that a purchase needs. */
export function BasketProvider({ sources, children }: { sources: BasketSources; children: ReactNode }) {
  useEffect(() => sources.basket.start(), [sources]);
  return <BasketContext value={sources}>{children}</BasketContext>;
}

/** Returns the state of this tab's purchases (product §4). The component rerenders when the state changes. */
export function usePurchases(): PurchaseState {
  const { purchases } = useBasketSources();
  return useSyncExternalStore(purchases.subscribe, purchases.getState, purchases.getState);
}

// The server renders pages for visitors, whose basket is empty.
const NOTHING: readonly Course[] = [];

/** Returns the current courses in the basket, and the `Basket`, whose functions change them (product §4). */
export function useBasket(): { courses: readonly Course[]; basket: Basket } {
  const { basket } = useBasketSources();
  return { courses: useSyncExternalStore(basket.subscribe, basket.getState, () => NOTHING), basket };
}
