import { createStore, delMany, entries, get, keys, set, update } from 'idb-keyval';

/** A key–value store for large data. Its methods reject if the browser refuses the operation. */
export interface Shelf<Value> {
  get(key: string): Promise<Value | undefined>;
  set(key: string, value: Value): Promise<void>;
  /** Replaces a value atomically across tabs. Does nothing if there is no value. */
  change(key: string, to: (value: Value) => Value): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Resolves with all keys that begin with `start`. Does not load the values. */
  keys(start: string): Promise<string[]>;
  /** Resolves with all entries whose key begins with `start`. */
  startingWith(start: string): Promise<[string, Value][]>;
}

const MISSING = new Error('There is no such value');

/** Returns a shelf in a separate IndexedDB database. */
export function indexedDbShelf<Value>(name: string): Shelf<Value> {
  const store = createStore(name, 'values');
  return {
    get: (key) => get(key, store),
    set: (key, value) => set(key, value, store),
    // Throws if there is no value, because `update` would otherwise store `undefined` as an entry.
    change: (key, to) =>
      update<Value>(
        key,
        (value) => {
          if (value === undefined) throw MISSING;
          return to(value);
        },
        store,
      ).catch((error: unknown) => {
        if (error !== MISSING) throw error;
      }),
    remove: (keys) => delMany([...keys], store),
    keys: async (start) => (await keys<string>(store)).filter((key) => key.startsWith(start)),
    startingWith: async (start) => (await entries<string, Value>(store)).filter(([key]) => key.startsWith(start)),
  };
}

/** Returns a shelf in memory. */
export function memoryShelf<Value>(): Shelf<Value> {
  const values = new Map<string, Value>();
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => void values.set(key, value),
    async change(key, to) {
      const value = values.get(key);
      if (value !== undefined) values.set(key, to(value));
    },
    remove: async (keys) => keys.forEach((key) => values.delete(key)),
    keys: async (start) => [...values.keys()].filter((key) => key.startsWith(start)),
    startingWith: async (start) => [...values].filter(([key]) => key.startsWith(start)),
  };
}

/** Asks the browser not to evict this site's data. */
export const askToPersist = () => navigator.storage?.persist?.().catch(() => false);
