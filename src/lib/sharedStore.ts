import { createStore, get, update } from 'idb-keyval';

/** A value that all tabs share. Every tab reads the latest version, whereas `localStorage` might return an old one. */
export interface SharedStore {
  /** Reads the value. Null if there is none, or if the browser refuses to store data. */
  read(): Promise<unknown>;
  /**
   * Atomically replaces the value with the result of `change`. As soon as the promise resolves, all tabs read the new
   * value. If the browser refuses to store data, or is too slow, `change` gets null; a slow browser may call it again later.
   */
  update(change: (value: unknown) => unknown): Promise<void>;
}

/** Returns a store for a value in this page's memory. */
export function memoryShared(): SharedStore {
  let value: unknown = null;
  return {
    read: async () => value,
    update: async (change) => {
      value = change(value);
    },
  };
}

// The time limit for an operation in milliseconds, and the shorter limit that applies after an operation has timed out.
const PATIENCE = 2000;
const LITTLE_PATIENCE = 100;

const warn = (cause: unknown) => console.warn('IndexedDB failed; tabs share no data', cause);

/**
 * Returns a store for the value under `key` in IndexedDB. All tabs see its transactions in the same order. The methods
 * never reject. If IndexedDB fails or does not respond, they behave as if no value were stored.
 */
export function indexedDbShared(key: string): SharedStore {
  const values = createStore('academy', 'values');
  let patience = PATIENCE;

  async function inTime<T>(operation: () => Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        patience = LITTLE_PATIENCE;
        reject(new Error('IndexedDB does not respond'));
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
