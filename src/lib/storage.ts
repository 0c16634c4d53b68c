/** A key–value store that persists if the browser allows it. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** Returns whether the value was stored persistently. If not, the value stays in memory. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /**
   * Calls `listener` with the key that another tab has changed, or with null if that tab has cleared the storage.
   * Returns an unsubscribe function.
   */
  subscribe(listener: (key: string | null) => void): () => void;
}

/**
 * Returns a store over `localStorage` or `sessionStorage` that never throws. Values that the browser refuses stay in
 * memory. `onFailure` is called only for the first failure.
 */
export function webStorage(area: () => Storage, onFailure?: (cause: unknown) => void): KeyValueStore {
  // The values that the storage area refused to write. A value is null if the area refused to remove the key.
  const refused = new Map<string, string | null>();
  let failed = false;

  function attempt<T>(action: () => T, otherwise: T): T {
    try {
      return action();
    } catch (cause) {
      if (!failed) onFailure?.(cause);
      failed = true;
      return otherwise;
    }
  }

  /** Runs `action`. If `action` throws, keeps `value` in memory and returns false. */
  function write(key: string, value: string | null, action: () => void): boolean {
    const isKept = attempt(() => (action(), true), false);
    if (isKept) refused.delete(key);
    else refused.set(key, value);
    return isKept;
  }

  return {
    get: (key) => (refused.has(key) ? (refused.get(key) ?? null) : attempt(() => area().getItem(key), null)),
    set: (key, value) => write(key, value, () => area().setItem(key, value)),
    remove: (key) => void write(key, null, () => area().removeItem(key)),
    subscribe(listener) {
      function hear({ key, storageArea }: StorageEvent) {
        if (storageArea && storageArea !== attempt<Storage | null>(area, null)) return;
        // Another tab's write is newer than the write that failed in this tab.
        if (key === null) refused.clear();
        else refused.delete(key);
        listener(key);
      }
      const hearing = new AbortController();
      window.addEventListener('storage', hear, { signal: hearing.signal });
      return () => hearing.abort();
    },
  };
}

/** Returns a store in memory that other tabs do not see. */
export function memoryStorage(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
    subscribe: () => () => undefined,
  };
}

/**
 * Returns the JSON value under `key`, parsed by `parse`, or null. Invalid values are removed, and reported only on the
 * console (product §8).
 */
export function readJson<T>(store: KeyValueStore, key: string, parse: (value: unknown) => T | null): T | null {
  const text = store.get(key);
  if (text === null) return null;
  let reason: unknown = 'unexpected shape';
  try {
    const value = parse(JSON.parse(text));
    if (value !== null) return value;
  } catch (cause) {
    reason = cause;
  }
  console.warn(`Dropped the stored "${key}":`, reason);
  store.remove(key);
  return null;
}

/** Stores `value` as JSON. Returns false if the value could be stored only in memory. */
export function writeJson(store: KeyValueStore, key: string, value: unknown): boolean {
  return store.set(key, JSON.stringify(value));
}
