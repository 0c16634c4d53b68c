import * as z from 'zod/mini';
import { ROLES } from '../../src/api/user.ts';
import { Collection } from './collection.ts';
import { DEPARTMENT_SLUGS } from './corpus/types.ts';

const text = z.string();
const count = z.number();

const tables = {
  users: z.object({
    id: text,
    username: text,
    email: text,
    phone_number: text,
    password: text,
    role: z.enum(ROLES),
    is_superuser: z.boolean(),
    bio: z.nullable(text),
    /** An address, or a path under the API's base. */
    profile_picture: z.nullable(text),
  }),
  departments: z.object({ id: count, slug: z.enum(DEPARTMENT_SLUGS), name: text, motto: text, description: text }),
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
    slug: z.enum(DEPARTMENT_SLUGS),
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
  uploads: z.object({
    id: text,
    type: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/gif']),
    base64: text,
  }),
  /** What is counted on, over every reset. */
  counters: z.object({ id: text, value: count }),
};

type Tables = typeof tables;
type TableName = keyof Tables;

/** One row of a table. */
export type Row<Name extends TableName> = Readonly<z.output<Tables[Name]>>;

/** The mock server's tables: flat rows that point at each other by id. */
export type Database = { readonly [Name in TableName]: Collection<Row<Name>> };

/** Creates empty tables. */
export function createDatabase(): Database {
  return {
    users: new Collection(tables.users),
    departments: new Collection(tables.departments),
    courses: new Collection(tables.courses),
    chapters: new Collection(tables.chapters),
    lessons: new Collection(tables.lessons),
    transactions: new Collection(tables.transactions),
    blogs: new Collection(tables.blogs),
    comments: new Collection(tables.comments),
    likes: new Collection(tables.likes),
    notifications: new Collection(tables.notifications),
    tokens: new Collection(tables.tokens),
    uploads: new Collection(tables.uploads),
    counters: new Collection(tables.counters),
  };
}

/** Gives `db` the rows of `source`. Both hold the same rows then, which is safe, since rows never change. */
export function shareRows(db: Database, source: Database, except: readonly TableName[] = []): void {
  const share = <Name extends TableName>(name: Name, rows: readonly Row<Name>[] = source[name].all()) =>
    db[name].replace(rows);
  for (const name of names) if (!except.includes(name)) share(name);
}

const names = Object.keys(tables).filter((name): name is TableName => name in tables);

const VERSION = 2;

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

const Kept = z.object({ version: z.number(), tables: z.record(z.string(), z.unknown()) });

/**
 * Reads a kept database, as it came from JSON, and gives the function that puts it in the place of all that is in the
 * tables. Throws with a reason where it is of another version or not whole.
 */
export function readSnapshot(db: Database, value: unknown): () => void {
  const kept = Kept.safeParse(value).data;
  if (kept?.version !== VERSION) throw new Error(`its version is ${String(kept?.version)} in place of ${VERSION}`);
  const puts = Object.entries(db).map(([name, table]) => {
    try {
      return table.read(kept.tables[name]);
    } catch (error) {
      const [issue] = error instanceof z.core.$ZodError ? error.issues : [];
      throw new Error(`something is wrong at ${['tables', name, ...(issue?.path ?? [])].join('.')}`, { cause: error });
    }
  });
  return () => {
    const counted = db.counters.all();
    for (const put of puts) put();
    // What was issued before is not issued again, whatever is put back.
    for (const counter of counted) {
      const { value: last = 0 } = db.counters.get(counter.id) ?? {};
      if (counter.value <= last) continue;
      db.counters.remove(counter.id);
      db.counters.create(counter);
    }
  };
}
