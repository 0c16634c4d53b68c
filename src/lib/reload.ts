import type { KeyValueStore } from './storage.ts';

const KEY = 'reloadedFor';

/** Reloads the page, but only once per `address` in a browser session, so that reloads never loop. */
export function reloadOnce(store: KeyValueStore, address: string, reload: () => void): void {
  if (store.get(KEY) === address || !store.set(KEY, address)) return;
  reload();
}

/** Call this when the missing chunk has loaded. After a later deployment, the page may then be reloaded again. */
export function forgetReload(store: KeyValueStore): void {
  store.remove(KEY);
}

export const reloadPage = () => globalThis.location.reload();
