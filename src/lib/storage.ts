/** Text by key, kept for later visits where the browser allows it. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** Whether the value was really kept; if not, it is remembered until the page closes. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Calls back with the key that another tab changed, or with null if it cleared everything; returns the way out. */
  subscribe(listener: (key: string | null) => void): () => void;
}

/**
 * A store over `localStorage` or `sessionStorage` that never throws: what the browser refuses to keep stays in
 * memory, and what cannot be read counts as absent. `onFailure` hears of the first failure only.
 */
export function webStorage(area: () => Storage, onFailure?: (cause: unknown) => void): KeyValueStore {
  // What the area refused; null stands for a refused removal.
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

  /** Remembers `value` where the area refuses what `action` writes; whether it was really written. */
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
        // Another tab's word is newer than what this one could not write.
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

/** A store that lives as long as the page and is seen by no other tab. */
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
 * The JSON value under `key` as `parse` understands it, or null. Malformed JSON and a value that `parse` refuses
 * (null, or an exception) are removed and reported to the console only (product §8).
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

/** Keeps `value` as JSON; false if it is in memory only. */
export function writeJson(store: KeyValueStore, key: string, value: unknown): boolean {
  return store.set(key, JSON.stringify(value));
}
