import * as v from 'valibot';
import { mergeNotes } from './mergeNotes.ts';

const Lesson = v.object({ id: v.string(), title: v.string() });

/** The chapters of a course as they were last seen, lessons by id and title. */
export const Outline = v.array(v.object({ id: v.string(), title: v.string(), lessons: v.array(Lesson) }));
export type Outline = v.InferOutput<typeof Outline>;

const Natural = v.pipe(v.number(), v.finite(), v.minValue(0));

/** What is kept for a learner, table by table; each table maps an id to one value. */
const tables = {
  /** By lesson: did the learner mark it as done? */
  done: v.boolean(),
  /** By lesson: the learner's note; empty once it was taken away. */
  notes: v.string(),
  /** By lesson: the tab that wrote the note (none where two versions were merged), and the moment of the newest version from elsewhere that it knew. */
  noteOrigins: v.object({ by: v.string(), from: Natural }),
  /** By lesson: seconds into its video; 0 where it is to start anew. */
  watched: Natural,
  /** By lesson: the paragraph, counted from 0, that stood at the top of the screen. */
  read: Natural,
  /** By course: id of the lesson that was opened last. */
  opened: v.string(),
  /** By course: its chapters. */
  outlines: Outline,
  /** By course: is it saved for later? */
  saved: v.boolean(),
  /** By course: what was bought here, and for how many rials. */
  bought: v.object({ title: v.string(), amount: Natural }),
  /** By course: title of a private course that was created here. */
  created: v.string(),
  /** By name. */
  settings: v.boolean(),
} as const;

type Tables = { [T in keyof typeof tables]: v.InferOutput<(typeof tables)[T]> };
type TableName = keyof Tables;
const names = Object.keys(tables) as TableName[];

/** A value, and the moment (milliseconds) at which it was set: of two, the later one counts. */
export interface Entry<Value> {
  at: number;
  value: Value;
}

/** All that is kept for one learner. */
export type LearningRecord = { readonly [T in TableName]: ReadonlyMap<string, Entry<Tables[T]>> } & {
  /** The moment (milliseconds) up to which everything was erased. */
  readonly erasedAt: number;
};

/** New values by table and id. */
export type LearningPatch = { readonly [T in TableName]?: Readonly<Record<string, Tables[T]>> };

type Rows = ReadonlyMap<string, Entry<unknown>>;

function recordOf(erasedAt: number, rowsOf: (name: TableName) => Rows): LearningRecord {
  return { erasedAt, ...Object.fromEntries(names.map((name) => [name, rowsOf(name)])) } as unknown as LearningRecord;
}

/** A record of which nothing is known. */
export const EMPTY: LearningRecord = recordOf(0, () => new Map());

function wins(challenger: Entry<unknown>, holder: Entry<unknown> | undefined): boolean {
  if (!holder || challenger.at !== holder.at) return !holder || challenger.at > holder.at;
  // Set in the same millisecond: every tab must choose the same one.
  return JSON.stringify(challenger.value) > JSON.stringify(holder.value);
}

/** Was the newer version of a note written without knowing the older one? Notes without an origin count as told. */
function isBlind(newer: LearningRecord, older: LearningRecord, id: string): boolean {
  const [entry, origin] = [newer.notes.get(id), newer.noteOrigins.get(id)];
  const [olderEntry, olderOrigin] = [older.notes.get(id), older.noteOrigins.get(id)];
  if (!entry || !olderEntry || origin?.at !== entry.at || olderOrigin?.at !== olderEntry.at) return false;
  const { by, from } = origin.value;
  return (by === '' || by !== olderOrigin.value.by) && from < olderEntry.at;
}

/** The notes that were written in two tabs at once, each as one text that both tabs arrive at. */
function blindNotes(ours: LearningRecord, theirs: LearningRecord, erasedAt: number) {
  return [...theirs.notes].flatMap(([id, entry]) => {
    const own = ours.notes.get(id);
    if (!own || own.value === entry.value || Math.min(own.at, entry.at) <= erasedAt) return [];
    const [newer, older] = wins(own, entry) ? [ours, theirs] : [theirs, ours];
    if (!isBlind(newer, older, id)) return [];
    const [{ at: from = 0, value: late = '' } = {}, early] = [newer.notes.get(id), older.notes.get(id)?.value ?? ''];
    const value = mergeNotes(early, late);
    return value === late ? [] : [{ id, at: from + 1, value, from }];
  });
}

/** Both records as one, the later of two values each time; `ours` itself where `theirs` has nothing new. */
export function merge(ours: LearningRecord, theirs: LearningRecord): LearningRecord {
  const erasedAt = Math.max(ours.erasedAt, theirs.erasedAt);
  const blind = blindNotes(ours, theirs, erasedAt);
  let changed = erasedAt > ours.erasedAt || blind.length > 0;
  const merged = recordOf(erasedAt, (name) => {
    const kept: Rows = ours[name];
    const rows = new Map([...kept].filter(([, { at }]) => at > erasedAt));
    for (const [id, entry] of theirs[name]) {
      if (entry.at <= erasedAt || !wins(entry, rows.get(id))) continue;
      rows.set(id, entry);
      changed = true;
    }
    for (const { id, at, value, from } of blind) {
      if (name === 'notes') rows.set(id, { at, value });
      if (name === 'noteOrigins') rows.set(id, { at, value: { by: '', from } });
    }
    return rows;
  });
  return changed ? merged : ours;
}

/** `record` with the values of `patch`, set by the tab `by` at the moment `now` or just after what they replace. */
export function apply(record: LearningRecord, patch: LearningPatch, now: number, by = ''): LearningRecord {
  const noteOrigins = Object.fromEntries(
    Object.keys(patch.notes ?? {}).map((id) => [id, { by, from: knownBy(record, id, by) }]),
  );
  return recordOf(record.erasedAt, (name) => {
    const rows = new Map<string, Entry<unknown>>(record[name]);
    // The origin of a note has the note's own moment.
    const former: Rows = record[name === 'noteOrigins' ? 'notes' : name];
    for (const [id, value] of Object.entries({ ...patch, noteOrigins }[name] ?? {})) {
      rows.set(id, { value, at: Math.max(now, (former.get(id)?.at ?? record.erasedAt) + 1) });
    }
    return rows;
  });
}

/** The moment of the newest version of a note that another tab has written. */
function knownBy({ notes, noteOrigins }: LearningRecord, id: string, by: string): number {
  const origin = noteOrigins.get(id)?.value;
  return origin?.by === by ? origin.from : (notes.get(id)?.at ?? 0);
}

/** The moment of the newest value in `record`; 0 without one. */
export function latestOf(record: LearningRecord): number {
  return names.flatMap((name) => [...record[name].values()]).reduce((latest, { at }) => Math.max(latest, at), 0);
}

const VERSION = 1;

/** `record` as text, to be kept. */
export function write(record: LearningRecord): string {
  const rows = names.map((name) => [name, [...record[name]].map(([id, { at, value }]) => [id, at, value])]);
  return JSON.stringify({ version: VERSION, erasedAt: record.erasedAt, ...Object.fromEntries(rows) });
}

// The last moment that a date can name.
const Moment = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
const Kept = v.pipe(v.string(), v.parseJson(), v.looseObject({ version: v.literal(VERSION), erasedAt: Moment }));

/** The record in `text`; `intact` is false where some of it, or all, could not be read. Never throws. */
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
