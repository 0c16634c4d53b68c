import { indexedDbShared } from '../../src/lib/sharedStore.ts';
import { sharedStore } from '../data/persistence.ts';

/**
 * Creates the store that all tabs of a browser share. The store uses IndexedDB, because `localStorage` may return
 * outdated values.
 */
export const browserStore = () =>
  sharedStore(
    (key) => indexedDbShared(`mock ${key}`),
    (write) => navigator.locks.request('mock', write),
  );
