import { isObject } from '../lib/keys.ts';
import type { LearningRecord } from './record.ts';

/** A purchase that was made on this device, or imported from a learning file. */
export interface KeptPurchase {
  courseId: string;
  /** The course's title for display. */
  title: string;
  /** The amount paid, in rials. */
  amount: number;
  /** The time of the purchase, in milliseconds. */
  at: number;
}

/** Returns the purchases made on this device or imported, newest first (product §10). */
export function purchasesOf({ bought }: LearningRecord): KeptPurchase[] {
  return [...bought]
    .map(([courseId, { at, value }]) => ({ courseId, title: value.title, amount: value.amount, at: value.on ?? at }))
    .sort((first, second) => second.at - first.at);
}

/** Returns the purchases of the courses that the router's state lists as just bought, in the order of that list. */
export function justBought(record: LearningRecord, state: unknown): KeptPurchase[] {
  const ids = isObject(state) ? state['bought'] : null;
  const all = purchasesOf(record);
  return Array.isArray(ids) ? ids.flatMap((id) => all.find(({ courseId }) => courseId === id) ?? []) : [];
}
