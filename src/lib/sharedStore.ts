import { once } from './once.ts';

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

const STORE = 'values';

/** The value under `key` in IndexedDB, whose transactions all tabs see in one order. Never rejects. */
export function indexedDbShared(key: string): SharedStore {
  const open = once(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
    const request = indexedDB.open('academy', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB cannot be opened')));
    return promise;
  });

  /** Reads the value, gives it to `use` while the transaction is open, and resolves when that is over. */
  async function run(
    mode: IDBTransactionMode,
    use: (value: unknown, values: IDBObjectStore) => void,
  ): Promise<boolean> {
    try {
      const transaction = (await open()).transaction(STORE, mode);
      const values = transaction.objectStore(STORE);
      const request = values.get(key);
      request.addEventListener('success', () => use(request.result ?? null, values));
      await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve);
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
      });
      return true;
    } catch (cause) {
      console.warn('The tabs share nothing', cause);
      return false;
    }
  }

  return {
    async read() {
      let found: unknown = null;
      await run('readonly', (value) => {
        found = value;
      });
      return found;
    },
    async update(change) {
      const isKept = await run('readwrite', (value, values) => values.put(change(value), key));
      if (!isKept) change(null);
    },
  };
}
