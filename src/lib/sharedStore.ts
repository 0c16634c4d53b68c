/** One value that every tab reads as the last one wrote it, unlike `localStorage`, of which each tab has a copy. */
export interface SharedStore {
  /** The value; null where there is none, or where the browser keeps none. */
  read(): Promise<unknown>;
  /** Resolves when every tab would read it; without it where the browser keeps none. */
  write(value: unknown): Promise<void>;
}

/** The value in this page's memory alone, where nobody else could see it. */
export function memoryShared(): SharedStore {
  let value: unknown = null;
  return {
    read: async () => value,
    write: async (next) => {
      value = next;
    },
  };
}

const STORE = 'values';

/** The value under `key` in IndexedDB, whose transactions all tabs see in one order. Never rejects. */
export function indexedDbShared(key: string): SharedStore {
  let opened: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    return (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('academy', 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB cannot be opened')));
    }));
  }

  async function run<T>(mode: IDBTransactionMode, act: (values: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
    try {
      const transaction = (await open()).transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      return await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve(request.result));
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
      });
    } catch (cause) {
      console.warn('The tabs share nothing', cause);
      return null;
    }
  }

  return {
    read: async () => (await run('readonly', (values) => values.get(key) as IDBRequest<unknown>)) ?? null,
    write: async (value) => void (await run('readwrite', (values) => values.put(value, key))),
  };
}
