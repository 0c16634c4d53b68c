import { indexedDbShared } from '../../src/lib/sharedStore.ts';
import { sharedStore } from '../data/persistence.ts';

/** The store for all tabs of a browser. It uses IndexedDB, because a tab may read old values from `localStorage`. */
export const browserStore = () =>
  sharedStore(
    (key) => indexedDbShared(`mock ${key}`),
    (write) => navigator.locks.request('mock', write),
  );
