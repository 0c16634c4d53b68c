import { indexedDbShared } from '../../src/lib/sharedStore.ts';
import { sharedStore } from '../data/persistence.ts';

/**
 * The place where all tabs of this browser keep one database, for `keepWorld`: IndexedDB, since a tab may read from
 * `localStorage` what another one has long overwritten.
 */
export const browserStore = () =>
  sharedStore(
    (key) => indexedDbShared(`mock ${key}`),
    (write) => navigator.locks.request('mock', write),
  );
