import * as v from 'valibot';
import { readJson, writeJson, type KeyValueStore } from '../lib/storage.ts';

/** The key of the purchase journal in local storage. */
export const JOURNAL_KEY = 'purchaseJournal';

const Entry = v.object({
  userId: v.string(),
  courseId: v.string(),
  /** `unknown`: no answer came. `notBought`: no answer came, and later the server said that it was not bought. */
  state: v.picklist(['sent', 'unknown', 'notBought']),
});
type Entry = v.InferOutput<typeof Entry>;

/** An unreadable entry does not invalidate the others. */
const parse = (value: unknown): Entry[] | null =>
  Array.isArray(value) ? value.filter((entry) => v.is(Entry, entry)) : null;

/** Purchases that were sent and not confirmed. */
export type Journal = ReturnType<typeof createJournal>;

/** Keeps the journal in `store`. An entry is written before a purchase is sent and removed with its answer. */
export function createJournal(store: KeyValueStore) {
  const read = () => readJson(store, JOURNAL_KEY, parse) ?? [];
  const without = (userId: string, courseId: string) =>
    read().filter((entry) => entry.userId !== userId || entry.courseId !== courseId);
  const write = (entries: Entry[]) => writeJson(store, JOURNAL_KEY, entries);
  const stateOf = (userId: string, courseId: string) =>
    read().find((entry) => entry.userId === userId && entry.courseId === courseId)?.state;
  const mark = (entry: Entry) => write([...without(entry.userId, entry.courseId), entry]);

  return {
    /** Notes a purchase before it is sent. False if that failed: the purchase must not be sent then. */
    sent: (userId: string, courseId: string) => mark({ userId, courseId, state: 'sent' }),
    /** Notes that no answer came. The server may have acted or not. */
    lost: (userId: string, courseId: string) => void mark({ userId, courseId, state: 'unknown' }),
    /**
     * Notes that the server says it was not bought, or that the user wants to buy again. A late answer is still
     * possible.
     */
    doubt: (userId: string, courseId: string) => void mark({ userId, courseId, state: 'notBought' }),
    /** Whether a purchase of this course was sent and had no answer. */
    hasDoubt: (userId: string, courseId: string) => stateOf(userId, courseId) === 'notBought',
    /** Removes an entry after its answer. */
    clear: (userId: string, courseId: string) => void write(without(userId, courseId)),
    /** Marks purchases that a closed page left behind as unknown. Call this only while no purchase is running. */
    settle() {
      const entries = read();
      if (entries.every(({ state }) => state !== 'sent')) return;
      write(entries.map((entry) => (entry.state === 'sent' ? { ...entry, state: 'unknown' } : entry)));
    },
    /** Ids of the courses whose purchase by this user has an unknown result. */
    unknown: (userId: string) =>
      read()
        .filter((entry) => entry.userId === userId && entry.state === 'unknown')
        .map((entry) => entry.courseId),
  };
}
