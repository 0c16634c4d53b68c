import * as v from 'valibot';
import { tables, type Database, type TableName } from './db.ts';

/** To be raised when the shape of a table changes. */
const VERSION = 3;

/** All rows of a database as plain JSON. */
export interface Snapshot {
  version: number;
  tables: Rows;
}

/** A row of any table. */
export type AnyRow = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<string, readonly AnyRow[]>>;

export function takeSnapshot(db: Database): Snapshot {
  const rows = Object.entries(db).map(([name, table]) => [name, table.all()]);
  return { version: VERSION, tables: Object.fromEntries(rows) };
}

const Tables: v.GenericSchema<unknown, Rows> = v.strictObject({
  ...Object.fromEntries(Object.entries(tables).map(([name, row]) => [name, v.exactOptional(v.array(row))])),
  users: v.array(tables.users),
});

const Kept = v.object({ version: v.literal(VERSION), tables: Tables });

/** Fields that hold the id of a row in another table. A comment holds a name instead: its writer may be deleted. */
const references: Readonly<Record<string, TableName>> = {
  department_id: 'departments',
  course_id: 'courses',
  chapter_id: 'chapters',
  blog_id: 'blogs',
  user_id: 'users',
  notification_id: 'notifications',
  receiver: 'users',
};

/** Describes the first row with a duplicate id or a dangling reference. */
function firstFault(rows: Rows): string | undefined {
  const ids = new Map(Object.entries(rows).map(([name, list]) => [name, new Set(list.map(({ id }) => id))]));
  for (const [name, list] of Object.entries(rows)) {
    if (ids.get(name)?.size !== list.length) return `tables.${name} has an id twice`;
    for (const row of list)
      for (const [field, table] of Object.entries(references))
        if (row[field] !== undefined && row[field] !== null && ids.get(table)?.has(row[field]) !== true)
          return `tables.${name}: row ${JSON.stringify(row['id'])} has ${field} ${JSON.stringify(row[field])}, which is not there`;
  }
  return undefined;
}

/**
 * Reads a snapshot and returns the function that puts its rows into `db`. A table that the snapshot lacks keeps its rows.
 * Throws with a reason if the snapshot is of another version or not whole.
 */
export function readSnapshot(db: Database, value: unknown): () => void {
  const { success, output, issues } = v.safeParse(Kept, value);
  if (!success) throw new Error(`something is wrong at ${v.getDotPath(issues[0]) ?? 'its root'}: ${issues[0].message}`);
  const fault = firstFault({ ...takeSnapshot(db).tables, ...output.tables });
  if (fault !== undefined) throw new Error(fault);
  return () => {
    for (const [name, table] of Object.entries(db))
      if (output.tables[name]) table.replace(output.tables[name] as never[]);
  };
}
