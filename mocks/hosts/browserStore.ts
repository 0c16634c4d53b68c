import { indexedDbShared } from '../../src/lib/sharedStore.ts';
import { sharedStore } from '../data/persistence.ts';

/** The database of all tabs of this browser, for `keepWorld`. `localStorage` may be outdated in a tab, IndexedDB is not. */
export const browserStore = () =>
  sharedStore(
    (key) => indexedDbShared(`mock ${key}`),
    (write) => navigator.locks.request('mock', write),
  );
