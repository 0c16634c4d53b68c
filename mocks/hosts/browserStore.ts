import { indexedDbShared } from '../../src/lib/sharedStore.ts';
import { sharedStore, type SharedTexts } from '../data/persistence.ts';

/** The texts of the demo in IndexedDB, since a tab may read from `localStorage` what another one has long overwritten. */
export const browserTexts = (): SharedTexts => ({
  text: indexedDbShared('mock text'),
  stamp: indexedDbShared('mock stamp'),
  unreadable: indexedDbShared('mock unreadable'),
});

/** The place where all tabs of this browser keep one database, for `keepWorld`. */
export const browserStore = () => sharedStore(browserTexts(), (write) => navigator.locks.request('mock', write));
