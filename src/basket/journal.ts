import * as v from 'valibot';
import { readJson, writeJson, type KeyValueStore } from '../lib/storage.ts';

/** The key of the purchase journal in local storage. */
export const JOURNAL_KEY = 'purchaseJournal';

const Entry = v.object({
  userId: v.string(),
  courseId: v.string(),
  /**
   * `unknown`: there was no usable response. `notBought`: the server later reported the course as not owned, or the
   * user wants to buy it again.
   */
  state: v.picklist(['sent', 'unknown', 'notBought']),
  /** The course's title and the amount to pay, in rials. */
  offer: v.optional(v.object({ title: v.string(), amount: v.pipe(v.number(), v.minValue(0)) })),
});
type Entry = v.InferOutput<typeof Entry>;

/** Drops unreadable entries and keeps the others. */
const parse = (value: unknown): Entry[] | null =>
  Array.isArray(value) ? value.filter((entry) => v.is(Entry, entry)) : null;

/** The purchases that were sent but not confirmed. */
export type Journal = ReturnType<typeof createJournal>;

/**
 * Stores the journal in `store`. An entry is written before a purchase is sent, and removed when the purchase's result
 * is known.
 */
export function createJournal(store: KeyValueStore) {
  const read = () => readJson(store, JOURNAL_KEY, parse) ?? [];
  const without = (userId: string, courseId: string) =>
    read().filter((entry) => entry.userId !== userId || entry.courseId !== courseId);
  const write = (entries: Entry[]) => writeJson(store, JOURNAL_KEY, entries);
  const find = (userId: string, courseId: string) =>
    read().find((entry) => entry.userId === userId && entry.courseId === courseId);
  const mark = (entry: Entry) =>
    write([...without(entry.userId, entry.courseId), { ...find(entry.userId, entry.courseId), ...entry }]);

  return {
    /**
     * Records a purchase before it is sent. Returns false if the record cannot be stored. The purchase must then not be
     * sent.
     */
    sent: (userId: string, courseId: string, offer?: Entry['offer']) =>
      mark({ userId, courseId, state: 'sent', ...(offer && { offer }) }),
    /** Records that there was no usable response. The server may or may not have registered the purchase. */
    lost: (userId: string, courseId: string) => void mark({ userId, courseId, state: 'unknown' }),
    /**
     * Records that the server reports the course as not owned, or that the user wants to buy it again. The server may
     * still process the earlier purchase.
     */
    doubt: (userId: string, courseId: string) => void mark({ userId, courseId, state: 'notBought' }),
    /** Returns whether an earlier purchase of the course may still succeed. */
    hasDoubt: (userId: string, courseId: string) => find(userId, courseId)?.state === 'notBought',
    /** Returns the title and amount of a purchase whose result is not known. Undefined if nothing was sent. */
    offerOf: (userId: string, courseId: string) => find(userId, courseId)?.offer,
    /** Removes the entry of a purchase whose result is known. */
    clear: (userId: string, courseId: string) => void write(without(userId, courseId)),
    /**
     * Changes `sent` to `unknown` for purchases that a closed page left unfinished. Call this only while no purchase is
     * in progress.
     */
    settle() {
      const entries = read();
      if (entries.every(({ state }) => state !== 'sent')) return;
      write(entries.map((entry) => (entry.state === 'sent' ? { ...entry, state: 'unknown' } : entry)));
    },
    /** Returns the ids of the courses for which the user's purchase has an unknown result. */
    unknown: (userId: string) =>
      read()
        .filter((entry) => entry.userId === userId && entry.state === 'unknown')
        .map((entry) => entry.courseId),
  };
}
