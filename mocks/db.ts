import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { notFound } from './replies.ts';

const roles = ['student', 'instructor', 'admin'] as const;
const slugs = ['math', 'programming', 'languages', 'design', 'finance', 'games'] as const;
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
  uploads: z.object({ id: text, type: text, base64: text }),
};

type Schemas = typeof schemas;
type Tables = { readonly [Name in keyof Schemas]: Collection<Schemas[Name]> };

/** One row of a table. */
export type Row<Name extends keyof Schemas> = z.output<Schemas[Name]>;

/** All rows of a database as plain JSON; `version` changes with the tables' shapes. */
export interface Snapshot {
  version: 1;
  tables: { [Name in keyof Schemas]: Row<Name>[] };
}

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

/** Everything in the tables, to be kept. */
export function takeSnapshot(db: Database): Snapshot {
  const tables = Object.fromEntries(Object.entries(db).map(([name, table]) => [name, table.all()]));
  return structuredClone({ version: 1, tables } as unknown as Snapshot);
}

/** Puts kept rows in the place of all that is in the tables. */
export async function restoreSnapshot(db: Database, snapshot: Snapshot): Promise<void> {
  for (const [name, table] of Object.entries(db)) {
    table.clear();
    for (const row of snapshot.tables[name as keyof Schemas]) await table.create(row as never);
  }
}
