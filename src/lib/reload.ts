import type { KeyValueStore } from './storage.ts';

const KEY = 'reloadedFor';

/** Reloads the page, once for each `address` in the browser session that `store` remembers, so that it never loops. */
export function reloadOnce(store: KeyValueStore, address: string, reload: () => void): void {
  if (store.get(KEY) === address || !store.set(KEY, address)) return;
  reload();
}

/** What was missing has come: the next deployment may reload the page again. */
export function forgetReload(store: KeyValueStore): void {
  store.remove(KEY);
}

/** Loads the page anew. */
export const reloadPage = () => globalThis.location.reload();
