import { createStore } from '../lib/store.ts';

/** Whether this tab should be offered a newer version of the site (product §11). */
export const newVersion = createStore(false);
