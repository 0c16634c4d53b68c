import type { KeyValueStore } from './storage.ts';

const KEY = 'reloadedFor';

interface ReloadOptions {
  /** Remembers, for this browser session, for which address the page was already reloaded. */
  store: KeyValueStore;
  /** The address that is being opened. */
  address: string;
  reload: () => void;
}

/**
 * Loads a part of the program. Where it is gone, as after a deploy, the page is reloaded once for this address; a
 * second failure there is thrown, so that it never loops.
 */
export async function loadChunk<T>(load: () => Promise<T>, { store, address, reload }: ReloadOptions): Promise<T> {
  try {
    const chunk = await load();
    store.remove(KEY);
    return chunk;
  } catch (error) {
    if (store.get(KEY) === address || !store.set(KEY, address)) throw error;
    reload();
    // The page is about to go; nothing more is shown until then.
    return new Promise(() => undefined);
  }
}
