import * as v from 'valibot';
import { isObject } from '../lib/keys.ts';
import { latestOf, merge, parse, recordOf, write, type Entry, type LearningRecord, type Rows } from './record.ts';

const FORMAT = 'academy-learning';
const VERSION = 1;
// The year 2200, in milliseconds. A later edit of a value gets a later time, so the file's times must be far from the
// latest date that JavaScript supports.
const LATEST = 7.26e12;

/** The reason why a file is refused: it is unreadable, has a newer format, or belongs to another user. */
export type Refusal = 'broken' | 'newer' | 'anothers';

const File = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ format: v.literal(FORMAT), version: v.number(), user: v.string(), record: v.unknown() }),
);

/**
 * Returns the content of a file with a user's learning data: `{ format, version, user, record }`. For each table, the
 * record has a list of entries `[id, time, value]`, with times in milliseconds (product §11).
 */
export const writeFile = (record: LearningRecord, userId: string): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, user: userId, record: JSON.parse(write(record)) });

/** Reads the user's learning data from a file. If a single value is unreadable, the whole file is refused. */
export function readFile(text: string, userId: string): LearningRecord | Refusal {
  const file = v.safeParse(File, text);
  if (!file.success) return 'broken';
  const { version, user, record: content } = file.output;
  if (version > VERSION) return 'newer';
  if (user !== userId) return 'anothers';
  const { record, intact } = parse(JSON.stringify(content));
  return intact && latestOf(record) < LATEST ? record : 'broken';
}

/**
 * Merges a file into `ours`. For each value the newer version wins, and two versions of a note are merged. Erasures are
 * ignored: an erasure in the file removes nothing, and the file restores values that were erased on this device.
 */
export function mergeFile(ours: LearningRecord, file: LearningRecord): LearningRecord {
  return merge(
    ours,
    recordOf(0, (name) => unerased(name, file[name], ours.erasedAt)),
    false,
  );
}

/**
 * Gives erased rows a time just after the erasure, so that the merge keeps them. The order of opened courses and the
 * dates of purchases do not change.
 */
function unerased(table: keyof LearningRecord, rows: Rows, erasedAt: number): Rows {
  const inOrder = [...rows].sort(([, first], [, second]) => first.at - second.at);
  return new Map(
    inOrder.map(([id, row], rank) => {
      if (row.at > erasedAt) return [id, row];
      const value = table === 'bought' && isObject(row.value) ? { on: row.at, ...row.value } : row.value;
      return [id, { at: erasedAt + 1 + (table === 'opened' ? rank : 0), value }];
    }),
  );
}

/**
 * Counts the lessons or courses whose values differ between two records, for each kind of value. A missing value equals
 * false, zero or empty text.
 */
export function changesOf(before: LearningRecord, after: LearningRecord) {
  const meaning = (entry: Entry<unknown> | undefined) => JSON.stringify(entry?.value || null);
  const changed = (name: 'done' | 'notes' | 'watched' | 'read' | 'saved' | 'bought' | 'created') =>
    [...after[name]].flatMap(([id, entry]) => (meaning(entry) === meaning(before[name].get(id)) ? [] : [id]));
  // In `after.opened`, the keys are course ids, and the values are lesson ids.
  const opened = [...after.opened].flatMap(([id, { value }]) =>
    value === before.opened.get(id)?.value ? [] : [value],
  );
  return {
    marks: changed('done').length,
    notes: changed('notes').length,
    places: new Set([...changed('watched'), ...changed('read'), ...opened]).size,
    hearts: changed('saved').length,
    purchases: changed('bought').length,
    created: changed('created').length,
  };
}
export type Changes = ReturnType<typeof changesOf>;
