import { SETTLE, withLock } from '../lib/locks.ts';
import type { KeyValueStore } from '../lib/storage.ts';
import { mergeNotes } from './mergeNotes.ts';
import { apply, EMPTY, latestOf, merge, parse, write, type LearningPatch, type LearningRecord } from './record.ts';

const PREFIX = 'learning:';
const ASIDE = 'learningAside:';
const LOCK = 'academy-learning:';

/** The learning data of each user (product §10). */
export type Learning = ReturnType<typeof createLearning>;

/**
 * Stores the learning data in `store`, one key per user. Each value has a timestamp, and tabs merge their versions, so
 * that no write is lost. An unreadable record is copied to another key.
 */
export function createLearning(store: KeyValueStore, now: () => number = Date.now) {
  // The id of this tab. `noteOrigins` uses it to distinguish tabs.
  const tab = Math.random().toString(36).slice(2);
  const known = new Map<string, LearningRecord>();
  // The stored text of each user's record, as last read.
  const texts = new Map<string, string | null>();
  const unkept = new Set<string>();
  // The users whose data the storage refused to write. `store` has these data only in memory.
  const refused = new Set<string>();
  const listeners = new Set<() => void>();

  function stored(userId: string): LearningRecord {
    const text = store.get(PREFIX + userId);
    texts.set(userId, text);
    if (text === null) return EMPTY;
    const { record, intact } = parse(text);
    if (!intact && store.get(ASIDE + userId) !== text) {
      console.warn('Part of the learning data is unreadable. A copy was stored.');
      store.set(ASIDE + userId, text);
    }
    return record;
  }

  function read(userId: string): LearningRecord {
    const record = known.get(userId) ?? stored(userId);
    known.set(userId, record);
    return record;
  }

  function adopt(userId: string, record: LearningRecord) {
    if (record === read(userId)) return;
    known.set(userId, record);
    listeners.forEach((listener) => listener());
  }

  /** Merges this tab's values into the storage. Returns false if the storage refuses them. */
  function keep(userId: string): boolean {
    const before = stored(userId);
    adopt(userId, merge(read(userId), before));
    const isStored = merge(before, read(userId)) === before && !refused.has(userId);
    const isKept = isStored || store.set(PREFIX + userId, write(read(userId)));
    unkept.delete(userId);
    if (isKept) refused.delete(userId);
    else refused.add(userId);
    return isKept;
  }

  // A closing page cannot wait until other tabs release the lock, so it writes without the lock.
  let isClosing = false;

  function keepInTurn(userId: string): Promise<boolean> {
    if (isClosing) return Promise.resolve(keep(userId));
    unkept.add(userId);
    return withLock(LOCK + userId, async () => keep(userId), { settle: SETTLE });
  }

  function hear(key: string | null) {
    if (key === null) {
      known.clear();
      listeners.forEach((listener) => listener());
    } else if (key.startsWith(PREFIX)) {
      const userId = key.slice(PREFIX.length);
      const before = stored(userId);
      adopt(userId, merge(read(userId), before));
      // Two tabs may write at the same time. If another tab overwrote this tab's values, this tab writes them again.
      if (merge(before, read(userId)) !== before) void keepInTurn(userId);
    }
  }

  /** Reads the changes that other tabs made while this tab was not listening. */
  function catchUp() {
    for (const [userId, text] of texts) {
      const current = store.get(PREFIX + userId);
      if (current === null && !unkept.has(userId)) adopt(userId, EMPTY);
      else if (current !== text) hear(PREFIX + userId);
    }
  }

  function close() {
    isClosing = true;
    [...unkept].forEach(keep);
  }
  // After Back, the browser may restore the page from its back/forward cache. The page has then missed other tabs'
  // changes.
  function reopen() {
    isClosing = false;
    catchUp();
  }
  let stop = () => {};
  function start() {
    const stopHearing = store.subscribe(hear);
    globalThis.addEventListener?.('pagehide', close);
    globalThis.addEventListener?.('pageshow', reopen);
    catchUp();
    return () => {
      stopHearing();
      isClosing = false;
      globalThis.removeEventListener?.('pagehide', close);
      globalThis.removeEventListener?.('pageshow', reopen);
    };
  }

  return {
    /** Reads the data of a user. Returns the same object until the data change. */
    read,
    /**
     * Sets values, which readers see at once. Resolves with true when the values are stored, or with false if the
     * storage refuses them.
     */
    update(userId: string, patch: LearningPatch): Promise<boolean> {
      adopt(userId, apply(read(userId), patch, now(), { tab }));
      return keepInTurn(userId);
    },
    /**
     * Sets a note whose text was `base` before the user edited it. Changes that other tabs have made since then are
     * merged. Resolves like `update`.
     */
    writeNote(userId: string, lessonId: string, text: string, base: string): Promise<boolean> {
      const record = read(userId);
      const current = record.notes.get(lessonId)?.value ?? base;
      const value = current === base ? text : mergeNotes(current, text, base);
      adopt(userId, apply(record, { notes: { [lessonId]: value } }, now(), { tab, merged: value !== text }));
      return keepInTurn(userId);
    },
    /** Merges another record, for instance from a file. Resolves like `update`. */
    takeIn(userId: string, record: LearningRecord): Promise<boolean> {
      adopt(userId, merge(read(userId), record));
      return keepInTurn(userId);
    },
    /** Calls `listener` after every change in any tab. Returns an unsubscribe function. */
    subscribe(listener: () => void) {
      if (listeners.size === 0) stop = start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    /** Deletes all data of a user, in all tabs. Resolves like `update`. */
    async erase(userId: string): Promise<boolean> {
      adopt(userId, { ...EMPTY, erasedAt: Math.max(now(), latestOf(read(userId))) });
      const isKept = await keepInTurn(userId);
      // Removes the copy of an unreadable record last. Until the erasure is stored, reading the record would create the
      // copy again.
      store.remove(ASIDE + userId);
      return isKept;
    },
  };
}

const perStore = new WeakMap<KeyValueStore, Learning>();

/** Returns the `Learning` that keeps its data in `store`. All callers with the same store get the same object. */
export function learningOf(store: KeyValueStore, now?: () => number): Learning {
  const learning = perStore.get(store) ?? createLearning(store, now);
  perStore.set(store, learning);
  return learning;
}
