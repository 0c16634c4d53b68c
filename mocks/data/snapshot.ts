import * as v from 'valibot';
import { tables, type Database } from './db.ts';

/** The version of the tables' schemas. Increase it when a schema changes. */
export const VERSION = 3;

/** All rows of a database as plain JSON. */
export interface Snapshot {
  version: number;
  tables: Rows;
}

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export function takeSnapshot(db: Database): Snapshot {
  const rows = Object.entries(db).map(([name, table]) => [name, table.all()]);
  return { version: VERSION, tables: Object.fromEntries(rows) };
}

const Tables: v.GenericSchema<unknown, Rows> = v.strictObject(
  Object.fromEntries(Object.entries(tables).map(([name, row]) => [name, v.array(row)])),
);

const Kept = v.object({ version: v.literal(VERSION), tables: Tables });

/**
 * Validates a snapshot and returns a function that loads its rows into `db`. If the snapshot is invalid or has another
 * version, throws an error with the reason.
 */
export function readSnapshot(db: Database, value: unknown): () => void {
  const { success, output, issues } = v.safeParse(Kept, value);
  if (!success) throw new Error(`invalid value at ${v.getDotPath(issues[0]) ?? 'its root'}: ${issues[0].message}`);
  return () => {
    for (const [name, table] of Object.entries(db)) table.replace(output.tables[name] as never[]);
  };
}
