import * as z from 'zod/mini';
import { readJson, writeJson, type KeyValueStore } from '../lib/storage.ts';

/** The key of the purchase journal in local storage. */
export const JOURNAL_KEY = 'purchaseJournal';

const Entries = z.array(z.object({ userId: z.string(), courseId: z.string(), state: z.enum(['sent', 'unknown']) }));
type Entry = z.output<typeof Entries>[number];

/** Keeps the journal in `store`, written before a purchase leaves and cleared when its answer is in. */
export function createJournal(store: KeyValueStore) {
  const read = () => readJson(store, JOURNAL_KEY, (value) => Entries.safeParse(value).data ?? null) ?? [];
  const without = (userId: string, courseId: string) =>
    read().filter((entry) => entry.userId !== userId || entry.courseId !== courseId);
  const mark = (entry: Entry) => void writeJson(store, JOURNAL_KEY, [...without(entry.userId, entry.courseId), entry]);

  return {
    /** The purchase is about to leave. */
    sent: (userId: string, courseId: string) => mark({ userId, courseId, state: 'sent' }),
    /** No answer came: the server may or may not have acted. */
    lost: (userId: string, courseId: string) => mark({ userId, courseId, state: 'unknown' }),
    /** The answer is in, or the user has decided. */
    clear: (userId: string, courseId: string) => void writeJson(store, JOURNAL_KEY, without(userId, courseId)),
    /** Purchases that a closed page left half-way have unknown results; call only while no purchase runs. */
    settle() {
      const entries = read();
      if (entries.some(({ state }) => state === 'sent')) {
        writeJson(
          store,
          JOURNAL_KEY,
          entries.map((entry) => ({ ...entry, state: 'unknown' })),
        );
      }
    },
    /** Ids of the courses whose purchase by this user has an unknown result. */
    unknown: (userId: string) =>
      read()
        .filter((entry) => entry.userId === userId && entry.state === 'unknown')
        .map((entry) => entry.courseId),
  };
}
