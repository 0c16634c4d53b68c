import { sharedStore, type SnapshotStore, type Texts } from '../data/persistence.ts';

const NAME = 'mock';

/**
 * The place where all tabs of this browser keep one database, for `keepWorld`. It is IndexedDB, since a tab may read
 * from `localStorage` what another one has long overwritten. Throws where the browser has none to give.
 */
export async function browserStore(): Promise<SnapshotStore> {
  const texts = await openTexts();
  return sharedStore(`the browser's database "${NAME}"`, texts, (write) => navigator.locks.request(NAME, write));
}

async function openTexts(): Promise<Texts> {
  const opening = indexedDB.open(NAME, 1);
  opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(NAME));
  const db = await done(opening);

  async function inTransaction<T>(mode: IDBTransactionMode, work: (table: IDBObjectStore) => T): Promise<T> {
    const transaction = db.transaction(NAME, mode);
    const result = work(transaction.objectStore(NAME));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('it was interrupted')));
    });
    return result;
  }

  return {
    async read(key) {
      const request = await inTransaction('readonly', (table) => table.get(key) as IDBRequest<unknown>);
      return typeof request.result === 'string' ? request.result : null;
    },
    async write(changes) {
      await inTransaction('readwrite', (table) => {
        for (const [key, text] of Object.entries(changes)) {
          if (text === null) table.delete(key);
          else table.put(text, key);
        }
      });
    },
  };
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('it cannot be opened')));
  });
}
