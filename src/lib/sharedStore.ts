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

// Milliseconds for a store that answers, and for one that let the last operation hang.
const PATIENCE = 2000;
const LITTLE_PATIENCE = 100;

const warn = (cause: unknown) => console.warn('The tabs share nothing', cause);

/**
 * The value under `key` in IndexedDB, whose transactions all tabs see in one order. Never rejects. A database that does not
 * answer in time counts as absent: some browsers leave it hanging, and the session must still be renewed.
 */
export function indexedDbShared(key: string): SharedStore {
  const values = createStore('academy', 'values');
  let patience = PATIENCE;

  async function inTime<T>(operation: () => Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        patience = LITTLE_PATIENCE;
        reject(new Error('IndexedDB does not answer'));
      }, patience);
    });
    try {
      const answer = await Promise.race([operation(), limit]);
      patience = PATIENCE;
      return answer;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async read() {
      try {
        return (await inTime(() => get(key, values))) ?? null;
      } catch (cause) {
        warn(cause);
        return null;
      }
    },
    async update(change) {
      try {
        await inTime(() => update(key, (value: unknown) => change(value ?? null), values));
      } catch (cause) {
        warn(cause);
        change(null);
      }
    },
  };
}
