import * as v from 'valibot';
import { keysOf } from '../lib/keys.ts';
import { mergeNotes } from './mergeNotes.ts';

const Lesson = v.object({ id: v.string(), title: v.string() });

/** The chapters of a course as last loaded, with the ids and titles of their lessons. */
export const Outline = v.array(v.object({ id: v.string(), title: v.string(), lessons: v.array(Lesson) }));
export type Outline = v.InferOutput<typeof Outline>;

const Natural = v.pipe(v.number(), v.finite(), v.minValue(0));

/** The stored tables. Each maps an id to one value. */
const tables = {
  /** By lesson: whether the learner marked the lesson as done. */
  done: v.boolean(),
  /** By lesson: the note. Empty if the user has deleted it. */
  notes: v.string(),
  /**
   * By lesson: the origin of its note. `merged`: whether the note was merged with another tab's version. `seen`: the
   * time of each tab's latest write that is part of the note, by tab id.
   */
  noteOrigins: v.object({ merged: v.boolean(), seen: v.record(v.string(), Natural) }),
  /** By lesson: the position in its video, in seconds. */
  watched: Natural,
  /** By lesson: the index of the paragraph at the top of the screen. */
  read: Natural,
  /** By course: the id of the most recently opened lesson. */
  opened: v.string(),
  /** By course: its chapters. */
  outlines: Outline,
  /** By course: whether the course is saved for later. */
  saved: v.boolean(),
  /**
   * By course: its title and the amount paid, in rials, for a purchase made on this device or imported. `on`: the time
   * of the purchase in milliseconds, if this time differs from the row's time.
   */
  bought: v.object({ title: v.string(), amount: Natural, on: v.optional(Natural) }),
  /** By course: the title of a private course that the user created on this device. */
  created: v.string(),
  /** By the name of a setting: whether it is on. */
  settings: v.boolean(),
} as const;

type Tables = { [T in keyof typeof tables]: v.InferOutput<(typeof tables)[T]> };
type TableName = keyof Tables;
const names = keysOf(tables);

/** A value and the time (milliseconds) at which the value was set. In a merge, the later value wins. */
export interface Entry<Value> {
  at: number;
  value: Value;
}

/** All data of one learner. */
export type LearningRecord = { readonly [T in TableName]: ReadonlyMap<string, Entry<Tables[T]>> } & {
  /** The time (milliseconds) of the last erasure. Values up to this time count as erased. */
  readonly erasedAt: number;
};

/** New values by table and id. */
export type LearningPatch = { readonly [T in TableName]?: Readonly<Record<string, Tables[T]>> };

export type Rows = ReadonlyMap<string, Entry<unknown>>;

/** Creates a record from the rows that `rowsOf` returns for each table. */
export function recordOf(erasedAt: number, rowsOf: (name: TableName) => Rows): LearningRecord {
  const rows = Object.fromEntries(names.map((name) => [name, rowsOf(name)])) as Omit<LearningRecord, 'erasedAt'>;
  return { erasedAt, ...rows };
}

export const EMPTY: LearningRecord = recordOf(0, () => new Map());

function wins(challenger: Entry<unknown>, holder: Entry<unknown> | undefined): boolean {
  if (!holder || challenger.at !== holder.at) return !holder || challenger.at > holder.at;
  // If the times are equal, every tab must choose the same value.
  return JSON.stringify(challenger.value) > JSON.stringify(holder.value);
}

/** Returns the `seen` map of the note `id`. Null if the note has no origin, or only the origin of another version. */
function seenBy({ notes, noteOrigins }: LearningRecord, id: string): Readonly<Record<string, number>> | null {
  const origin = noteOrigins.get(id);
  return origin && origin.at === notes.get(id)?.at ? origin.value.seen : null;
}

/**
 * Merges the notes that two tabs wrote independently. Both tabs get the same text. If `merged` is true, the results are
 * marked as merged.
 */
function blindNotes(ours: LearningRecord, theirs: LearningRecord, erasedAt: number, merged: boolean) {
  return [...theirs.notes].flatMap(([id, entry]) => {
    const own = ours.notes.get(id);
    if (!own || own.value === entry.value || Math.min(own.at, entry.at) <= erasedAt) return [];
    const [newer, older] = wins(own, entry) ? [ours, theirs] : [theirs, ours];
    const [seen, seenBefore] = [seenBy(newer, id), seenBy(older, id)];
    if (!seen || !seenBefore || Object.entries(seenBefore).every(([tab, at]) => (seen[tab] ?? 0) >= at)) return [];
    const all = { ...seen };
    for (const [tab, at] of Object.entries(seenBefore)) all[tab] = Math.max(at, all[tab] ?? 0);
    const value = mergeNotes(older.notes.get(id)?.value ?? '', newer.notes.get(id)?.value ?? '');
    const at = Math.max(own.at, entry.at) + 1;
    return { id, at, note: value, origin: { merged, seen: all } };
  });
}

/**
 * Merges two records. The later value wins, but notes that two tabs wrote independently are merged. Merged notes are
 * marked unless `marks` is false. Returns `ours` itself if `theirs` has nothing new.
 */
export function merge(ours: LearningRecord, theirs: LearningRecord, marks = true): LearningRecord {
  const erasedAt = Math.max(ours.erasedAt, theirs.erasedAt);
  const blind = blindNotes(ours, theirs, erasedAt, marks);
  let changed = erasedAt > ours.erasedAt || blind.length > 0;
  const merged = recordOf(erasedAt, (name) => {
    const kept: Rows = ours[name];
    const rows = new Map([...kept].filter(([, { at }]) => at > erasedAt));
    for (const [id, entry] of theirs[name]) {
      if (entry.at <= erasedAt || !wins(entry, rows.get(id))) continue;
      rows.set(id, entry);
      changed = true;
    }
    for (const { id, at, note, origin } of blind) {
      if (name === 'notes') rows.set(id, { at, value: note });
      if (name === 'noteOrigins') rows.set(id, { at, value: origin });
    }
    return rows;
  });
  return changed ? merged : ours;
}

/** The tab that writes a patch. */
interface Writer {
  /** The id of the tab. Default: none. */
  tab?: string;
  /** Whether the note was merged with another tab's version. Default false. */
  merged?: boolean;
}

/**
 * Returns `record` with the values of `patch`. Each value gets the time `now` or a time just after the replaced value,
 * whichever is later.
 */
export function apply(
  record: LearningRecord,
  patch: LearningPatch,
  now: number,
  { tab = '', merged = false }: Writer = {},
): LearningRecord {
  const atOf = (entry: Entry<unknown> | undefined) => Math.max(now, (entry?.at ?? record.erasedAt) + 1);
  // Keeps every tab's entry. If a tab's entry were missing, `merge` would assume that this note lacks that tab's text.
  const seen = (id: string) => ({ ...seenBy(record, id), [tab]: atOf(record.notes.get(id)) });
  const noteOrigins = Object.fromEntries(Object.keys(patch.notes ?? {}).map((id) => [id, { merged, seen: seen(id) }]));
  return recordOf(record.erasedAt, (name) => {
    const rows = new Map<string, Entry<unknown>>(record[name]);
    // The origin of a note gets the same time as the note, so that `seenBy` can match the origin to the note.
    const former: Rows = record[name === 'noteOrigins' ? 'notes' : name];
    // The last opened lesson must have the latest time, even if the clock was ahead before.
    const latest = name === 'opened' ? Math.max(0, ...[...former.values()].map(({ at }) => at)) : 0;
    for (const [id, value] of Object.entries({ ...patch, noteOrigins }[name] ?? {})) {
      rows.set(id, { value, at: Math.max(atOf(former.get(id)), latest + 1) });
    }
    return rows;
  });
}

/** Returns the time of the newest value, in milliseconds. 0 for an empty record. */
export function latestOf(record: LearningRecord): number {
  return names.flatMap((name) => [...record[name].values()]).reduce((latest, { at }) => Math.max(latest, at), 0);
}

const VERSION = 1;

/** Serialises `record` for storage. */
export function write(record: LearningRecord): string {
  const rows = names.map((name) => [name, [...record[name]].map(([id, { at, value }]) => [id, at, value])]);
  return JSON.stringify({ version: VERSION, erasedAt: record.erasedAt, ...Object.fromEntries(rows) });
}

// A time in milliseconds, at most the latest date that JavaScript supports.
const Moment = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
const Kept = v.pipe(v.string(), v.parseJson(), v.looseObject({ version: v.literal(VERSION), erasedAt: Moment }));

/** Parses a stored record. `intact` is false if any part of the record could not be read. Never throws. */
export function parse(text: string): { record: LearningRecord; intact: boolean } {
  const kept = v.safeParse(Kept, text);
  if (!kept.success) return { record: EMPTY, intact: false };
  let intact = true;
  const record = recordOf(kept.output.erasedAt, (name) => {
    const Row = v.strictTuple([v.string(), Moment, tables[name]]);
    const rows = [kept.output[name] ?? []].flat();
    const good = rows.filter((row) => v.is(Row, row));
    if (good.length < rows.length) intact = false;
    return new Map(good.map(([id, at, value]) => [id, { at, value }]));
  });
  return { record, intact };
}
