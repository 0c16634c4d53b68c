import * as v from 'valibot';
import { readJson, writeJson, type KeyValueStore } from '../lib/storage.ts';

/** The key of the purchase journal in local storage. */
export const JOURNAL_KEY = 'purchaseJournal';

const Entry = v.object({
  userId: v.string(),
  courseId: v.string(),
  /** On its way; without an answer; or without an answer and not bought when the server was last asked. */
  state: v.picklist(['sent', 'unknown', 'notBought']),
});
type Entry = v.InferOutput<typeof Entry>;

/** One entry that cannot be read does not take the others along. */
const parse = (value: unknown): Entry[] | null =>
  Array.isArray(value) ? value.filter((entry) => v.is(Entry, entry)) : null;

/** Purchases that were sent and not confirmed. */
export type Journal = ReturnType<typeof createJournal>;

/** Keeps the journal in `store`, written before a purchase leaves and cleared when its answer is in. */
export function createJournal(store: KeyValueStore) {
  const read = () => readJson(store, JOURNAL_KEY, parse) ?? [];
  const without = (userId: string, courseId: string) =>
    read().filter((entry) => entry.userId !== userId || entry.courseId !== courseId);
  const write = (entries: Entry[]) => writeJson(store, JOURNAL_KEY, entries);
  const stateOf = (userId: string, courseId: string) =>
    read().find((entry) => entry.userId === userId && entry.courseId === courseId)?.state;
  const mark = (entry: Entry) => write([...without(entry.userId, entry.courseId), entry]);

  return {
    /** The purchase is about to leave; false where that could not be kept, and nothing may be sent then. */
    sent: (userId: string, courseId: string) => mark({ userId, courseId, state: 'sent' }),
    /** No answer came: the server may or may not have acted. */
    lost: (userId: string, courseId: string) => void mark({ userId, courseId, state: 'unknown' }),
    /** The server says that it was not bought, or the user wants to buy it again; an answer may still have come late. */
    doubt: (userId: string, courseId: string) => void mark({ userId, courseId, state: 'notBought' }),
    /** Was a purchase of this course sent that had no answer? */
    hasDoubt: (userId: string, courseId: string) => stateOf(userId, courseId) === 'notBought',
    /** The answer is in. */
    clear: (userId: string, courseId: string) => void write(without(userId, courseId)),
    /** Purchases that a closed page left half-way have unknown results; call only while no purchase runs. */
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
