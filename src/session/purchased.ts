import { isObject } from '../lib/keys.ts';
import { readJson, writeJson, type KeyValueStore } from '../lib/storage.ts';

/** The local-storage key of the purchases. The value maps each user id to a list of course ids (product §3). */
export const PURCHASED_KEY = 'purchasedCourses';

// Returns a `Map`, because a user id can be any string, even `__proto__`.
function parse(value: unknown): Map<string, string[]> | null {
  if (!isObject(value)) return null;
  const lists = Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return new Map(
    lists.map(([userId, ids]) => [userId, ids.filter((id) => ['string', 'number'].includes(typeof id)).map(String)]),
  );
}

/** Returns the ids of the courses that a user bought, as stored on this device. */
export function readPurchased(store: KeyValueStore, userId: string): string[] {
  return readJson(store, PURCHASED_KEY, parse)?.get(userId) ?? [];
}

/** The storages to which the latest purchases could not be written. Those purchases are only in memory. */
const refusing = new WeakSet<KeyValueStore>();

/**
 * Adds courses to a user's purchases. Courses that are already stored are ignored (product §4). Returns false if the
 * storage refuses the purchases.
 */
export function addPurchased(store: KeyValueStore, userId: string, courseIds: readonly string[]): boolean {
  const byUser = readJson(store, PURCHASED_KEY, parse) ?? new Map<string, string[]>();
  const before = byUser.get(userId) ?? [];
  const after = [...new Set([...before, ...courseIds])];
  if (after.length === before.length) return !refusing.has(store);
  byUser.set(userId, after);
  const isStored = writeJson(store, PURCHASED_KEY, Object.fromEntries(byUser));
  if (isStored) refusing.delete(store);
  else refusing.add(store);
  return isStored;
}
