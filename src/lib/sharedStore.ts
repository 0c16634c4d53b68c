import { createStore, get, update } from 'idb-keyval';

/** One value that every tab reads as the last one wrote it, unlike `localStorage`, of which each tab has a copy. */
export interface SharedStore {
  /** The value; null where there is none, or where the browser keeps none. */
  read(): Promise<unknown>;
  /**
   * Puts in the place of the value what `change` makes of it, with no other tab in between. Resolves when every tab would
   * read it; where the browser keeps none, after a change of nothing.
   */
  update(change: (value: unknown) => unknown): Promise<void>;
}

/** The value in this page's memory alone, where nobody else could see it. */
export function memoryShared(): SharedStore {
  let value: unknown = null;
  return {
    read: async () => value,
    update: async (change) => {
      value = change(value);
    },
  };
}

const values = createStore('academy', 'values');
const warn = (cause: unknown) => console.warn('The tabs share nothing', cause);

/** The value under `key` in IndexedDB, whose transactions all tabs see in one order. Never rejects. */
export function indexedDbShared(key: string): SharedStore {
  return {
    async read() {
      try {
        return (await get(key, values)) ?? null;
      } catch (cause) {
        warn(cause);
        return null;
      }
    },
    async update(change) {
      try {
        await update(key, (value: unknown) => change(value ?? null), values);
      } catch (cause) {
        warn(cause);
        change(null);
      }
    },
  };
}
