import { createStore } from '../lib/store.ts';

/** What screens show of purchases. */
export interface PurchaseState {
  /** Is one under way in this tab? */
  busy: boolean;
  /** Ids of courses whose last purchase has an unknown result. */
  unknown: readonly string[];
}

/** What is known of purchases, kept apart from how to buy, which only the basket's page loads. */
export type Purchases = ReturnType<typeof createPurchases>;

/** Nothing is bought yet. */
export const createPurchases = () => createStore<PurchaseState>({ busy: false, unknown: [] });
