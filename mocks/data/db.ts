import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { notFound } from '../server/replies.ts';

const roles = ['student', 'instructor', 'admin'] as const;
const slugs = ['math', 'programming', 'languages', 'design', 'finance', 'games'] as const;
const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
const text = z.string();
const count = z.number();

const schemas = {
  users: z.object({
    id: text,
    username: text,
    email: text,
    phone_number: text,
    password: text,
    role: z.enum(roles),
    is_superuser: z.boolean(),
    bio: z.nullable(text),
    /** An address, or a path under the API's base. */
    profile_picture: z.nullable(text),
  }),
  departments: z.object({ id: count, slug: z.enum(slugs), name: text, motto: text, description: text }),
  courses: z.object({
    id: count,
    department_id: z.nullable(count),
    title: text,
    description: text,
    price: count,
    amount_with_discount: z.nullable(count),
    status: z.enum(['public', 'private']),
    /** Path of an uploaded cover; null stands for the drawn one. */
    cover: z.nullable(text),
  }),
  chapters: z.object({ id: count, course_id: count, title: text }),
  lessons: z.object({ id: count, chapter_id: count, title: text, content: text, has_video: z.boolean() }),
  transactions: z.object({ id: count, user_id: text, course_id: count, amount: count }),
  blogs: z.object({
    id: count,
    slug: z.enum(slugs),
    title: text,
    author: text,
    content: text,
    /** Likes from before the database was filled. */
    likes: count,
    cover_image: z.nullable(text),
  }),
  comments: z.object({ id: count, blog_id: count, user: text, text }),
  likes: z.object({ id: count, blog_id: count, user_id: text }),
  notifications: z.object({ id: count, title: text, message: text, receiver: z.nullable(text), is_read: z.boolean() }),
  tokens: z.object({
    id: text,
    kind: z.enum(['access', 'refresh']),
    user_id: text,
    /** Milliseconds. */
    expires_at: count,
  }),
  uploads: z.object({ id: text, type: z.enum(pictures), base64: text }),
  /** What is counted on, over every reset. */
  counters: z.object({ id: text, value: count }),
};

type Schemas = typeof schemas;
type Tables = { readonly [Name in keyof Schemas]: Collection<Schemas[Name]> };

/** One row of a table. */
export type Row<Name extends keyof Schemas> = z.output<Schemas[Name]>;

const VERSION = 2;

const Snapshot = z.object({
  version: z.literal(VERSION),
  tables: z.object(
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, z.array(schema)])) as unknown as {
      [Name in keyof Schemas]: z.ZodMiniArray<Schemas[Name]>;
    },
  ),
});

/** All rows of a database as plain JSON; `version` changes with the tables' shapes. */
export type Snapshot = z.output<typeof Snapshot>;

/** The mock server's tables: flat rows that point at each other by id. */
export type Database = Tables;

/** Creates empty tables. */
export function createDatabase(): Database {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, new Collection({ schema })]),
  ) as unknown as Database;
}

interface Numbered {
  all(): readonly { id: number }[];
}

/** The id after the highest one of a table. */
export function nextId(table: Numbered): number {
  return table.all().reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}

/** The row of a lookup; answers 404 where there is none. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}

/** A row by the id in a path; answers 404 for ids that are no number, too. */
export function byId<Name extends 'departments' | 'courses' | 'chapters' | 'lessons' | 'blogs' | 'notifications'>(
  db: Database,
  name: Name,
  id: string,
): Row<Name> {
  if (!/^\d+$/.test(id)) throw notFound();
  const table = db[name] as unknown as Collection<typeof schemas.departments>;
  return found(table.findFirst((query) => query.where({ id: Number(id) }))) as unknown as Row<Name>;
}

type Rows = readonly { id: unknown }[];

/** Each table's name and rows, whatever their shapes. */
const tablesOf = (db: Database) => Object.entries(db) as unknown as [name: keyof Schemas, table: Collection<never>][];

/** Everything in the tables, to be kept. */
export function takeSnapshot(db: Database): Snapshot {
  const tables = Object.fromEntries(tablesOf(db).map(([name, table]) => [name, [...table.all()]]));
  return { version: VERSION, tables } as unknown as Snapshot;
}

/** A kept database as it came from JSON. Throws with a reason where it is of another version or not whole. */
export function readSnapshot(value: unknown): Snapshot {
  const { version } = (typeof value === 'object' && value !== null ? value : {}) as { version?: unknown };
  if (version !== VERSION) throw new Error(`its version is ${String(version)} in place of ${VERSION}`);
  const parsed = Snapshot.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`something is wrong at ${parsed.error.issues[0]?.path.join('.')}`);
}

/** Puts kept rows in the place of all that is in the tables: all at once, and rows that are the same stay. */
export async function restoreSnapshot(db: Database, { tables }: Snapshot): Promise<void> {
  const next = createDatabase();
  for (const [name, table] of tablesOf(next)) {
    const present = new Map((db[name].all() as Rows).map((row) => [row.id, row]));
    for (const row of tables[name] as Rows) {
      const old = present.get(row.id);
      if (old && isSame(old, row)) (table.all() as unknown as unknown[]).push(old);
      else await table.create(row as never);
    }
  }
  // What was issued before is not issued again, whatever is put back.
  for (const counter of db.counters.all()) {
    const { value = 0 } = next.counters.findFirst((query) => query.where({ id: counter.id })) ?? {};
    if (value >= counter.value) continue;
    next.counters.delete((query) => query.where({ id: counter.id }));
    next.counters.all().push(counter);
  }
  shareRows(db, next);
}

const isSame = (a: object, b: object) =>
  Object.entries(b).every(([name, value]) => (a as Record<string, unknown>)[name] === value);

/**
 * Puts the rows of `source` in the place of all that is in the tables of `db`. Both hold the same rows then, which is
 * safe, since a change replaces its row. `all` gives the very list that a collection works with.
 */
export function shareRows(db: Database, source: Database, except: readonly (keyof Schemas)[] = []): void {
  for (const [name, table] of tablesOf(source)) {
    if (except.includes(name)) continue;
    const rows = db[name].all() as unknown[];
    rows.length = 0;
    for (const row of table.all()) rows.push(row);
  }
}

/** All rows as they are now, to ask later with `isUnchanged`. */
export const rowsOf = (db: Database): readonly unknown[] => tablesOf(db).flatMap(([, table]) => table.all());

/** Whether nothing was written since `rows` were taken: each change replaces its row. */
export function isUnchanged(db: Database, rows: readonly unknown[]): boolean {
  const now = rowsOf(db);
  return now.length === rows.length && now.every((row, index) => row === rows[index]);
}
