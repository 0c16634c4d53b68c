import { indexedDbShared } from '../../src/lib/sharedStore.ts';
import { sharedStore } from '../data/persistence.ts';

/** The database of all tabs. IndexedDB, because `localStorage` may be stale in a tab. */
export const browserStore = () =>
  sharedStore(
    (key) => indexedDbShared(`mock ${key}`),
    (write) => navigator.locks.request('mock', write),
  );
