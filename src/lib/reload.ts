import type { KeyValueStore } from './storage.ts';

const KEY = 'reloadedFor';

/** Reloads the page, unless the last recorded reload was for the same `address`. Reloads therefore never loop. */
export function reloadOnce(store: KeyValueStore, address: string, reload: () => void): void {
  if (store.get(KEY) === address || !store.set(KEY, address)) return;
  reload();
}

/**
 * Allows another reload, for instance after a later deployment. Call this function when the page's chunk has loaded.
 */
export function forgetReload(store: KeyValueStore): void {
  store.remove(KEY);
}

export const reloadPage = () => globalThis.location.reload();
