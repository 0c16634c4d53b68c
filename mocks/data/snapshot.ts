import * as v from 'valibot';
import { tables, type Database, type TableName } from './db.ts';

/** Gives `db` the rows of `source`. Both hold the same rows then, which is safe, since rows never change. */
export function shareRows(db: Database, source: Database): void {
  for (const [name, table] of Object.entries(db)) table.replace(source[name as TableName].all() as never[]);
}

const VERSION = 3;

/** All rows of a database as plain JSON; `version` changes with the tables' shapes. */
export interface Snapshot {
  version: number;
  tables: Readonly<Record<string, readonly unknown[]>>;
}

/** Everything in the tables, to be kept. */
export function takeSnapshot(db: Database): Snapshot {
  return {
    version: VERSION,
    tables: Object.fromEntries(Object.entries(db).map(([name, table]) => [name, table.all()])),
  };
}

const Kept = v.object({ version: v.number(), tables: v.record(v.string(), v.unknown()) });

type Kept = Record<string, unknown>;
const rowsOf = (rows: unknown) => (Array.isArray(rows) ? (rows as Kept[]) : []);

/** Makes of the tables of each earlier version those of the next one. */
const migrations: Readonly<Record<number, (tables: Kept) => Kept>> = {
  // Files of any type were kept.
  1: ({ uploads, ...others }) => ({
    ...others,
    uploads: rowsOf(uploads).filter(({ type }) => v.is(tables.uploads.entries.type, type)),
  }),
  // What was issued was counted.
  2: ({ counters: _, ...others }) => others,
};

function migrated(kept: v.InferOutput<typeof Kept>): typeof kept {
  const migrate = migrations[kept.version];
  return migrate ? migrated({ version: kept.version + 1, tables: migrate(kept.tables) }) : kept;
}

const Tables: v.GenericSchema<unknown, Record<string, unknown[]>> = v.strictObject({
  ...Object.fromEntries(Object.entries(tables).map(([name, row]) => [name, v.exactOptional(v.array(row))])),
  users: v.array(tables.users),
});

/**
 * Reads a kept database, as it came from JSON, and gives the function that puts it in the place of all that is in the
 * tables; one of an earlier version is brought up to this one, and a table that is newer than it stays as it is. Throws
 * with a reason where it is of a version that nobody knows or not whole.
 */
export function readSnapshot(db: Database, value: unknown): () => void {
  const kept = v.is(Kept, value) ? migrated(value) : undefined;
  if (kept?.version !== VERSION) throw new Error(`its version is ${String(kept?.version)} in place of ${VERSION}`);
  const { issues, output } = v.safeParse(Tables, kept.tables);
  if (issues) throw new Error(`something is wrong at tables.${v.getDotPath(issues[0])}`);
  return () => {
    for (const [name, table] of Object.entries(db)) if (output[name]) table.replace(output[name] as never[]);
  };
}
