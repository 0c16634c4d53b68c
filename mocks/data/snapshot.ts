import * as v from 'valibot';
import { tables, type Database, type TableName } from './db.ts';

/** The version of the tables' schemas. Increase it when a schema changes. */
export const VERSION = 3;

/** All rows of a database as plain JSON. */
export interface Snapshot {
  version: number;
  tables: Rows;
}

export type AnyRow = Readonly<Record<string, unknown>>;
export type Rows = Readonly<Record<string, readonly AnyRow[]>>;

export function takeSnapshot(db: Database): Snapshot {
  const rows = Object.entries(db).map(([name, table]) => [name, table.all()]);
  return { version: VERSION, tables: Object.fromEntries(rows) };
}

const Tables: v.GenericSchema<unknown, Rows> = v.strictObject(
  Object.fromEntries(Object.entries(tables).map(([name, row]) => [name, v.array(row)])),
);

const Kept = v.object({ version: v.literal(VERSION), tables: Tables });

/** The fields that contain the id of a row in another table. The `user` of a comment is a name, not an id. */
const references: Readonly<Record<string, TableName>> = {
  department_id: 'departments',
  course_id: 'courses',
  chapter_id: 'chapters',
  blog_id: 'blogs',
  user_id: 'users',
  notification_id: 'notifications',
  receiver: 'users',
};

/** Returns the rows that refer to a missing row, with their table and field. */
function danglingIn(rows: Rows) {
  const ids = new Map(Object.entries(rows).map(([name, list]) => [name, new Set(list.map(({ id }) => id))]));
  const isDangling = (value: unknown, table: TableName) => (value ?? null) !== null && !ids.get(table)?.has(value);
  return Object.entries(rows).flatMap(([name, list]) =>
    list.flatMap((row) => {
      const field = Object.keys(references).find((each) => isDangling(row[each], references[each] ?? 'users'));
      return field === undefined ? [] : [{ name, row, field }];
    }),
  );
}

/** Removes the rows that refer to a missing row, directly or through other rows. */
export function withoutDangling(rows: Rows): Rows {
  const dangling = new Set(danglingIn(rows).map(({ row }) => row));
  if (dangling.size === 0) return rows;
  const left = Object.entries(rows).map(([name, list]) => [name, list.filter((row) => !dangling.has(row))] as const);
  return withoutDangling(Object.fromEntries(left));
}

/** Describes the first duplicate id or the first reference to a missing row. Undefined if there is none. */
function firstFault(rows: Rows): string | undefined {
  for (const [name, list] of Object.entries(rows))
    if (new Set(list.map(({ id }) => id)).size !== list.length) return `tables.${name} contains an id twice`;
  const [first] = danglingIn(rows);
  if (!first) return undefined;
  const { name, row, field } = first;
  return `tables.${name}: row ${JSON.stringify(row['id'])} has ${field} ${JSON.stringify(row[field])}, which does not exist`;
}

/**
 * Validates a snapshot and returns a function that loads its rows into `db`. If the snapshot is invalid or has another
 * version, throws an error with the reason.
 */
export function readSnapshot(db: Database, value: unknown): () => void {
  const { success, output, issues } = v.safeParse(Kept, value);
  if (!success) throw new Error(`invalid value at ${v.getDotPath(issues[0]) ?? 'its root'}: ${issues[0].message}`);
  const fault = firstFault(output.tables);
  if (fault !== undefined) throw new Error(fault);
  return () => {
    for (const [name, table] of Object.entries(db)) table.replace(output.tables[name] as never[]);
  };
}
