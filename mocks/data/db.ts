import * as v from 'valibot';
import { ROLES } from '../../src/api/user.ts';
import { keysOf } from '../../src/lib/keys.ts';
import { Collection } from './collection.ts';
import { accounts } from './corpus/accounts.ts';
import { articles } from './corpus/articles.ts';
import { courses } from './corpus/courses.ts';
import { departments } from './corpus/departments.ts';
import { notifications } from './corpus/notifications.ts';
import { DEPARTMENT_SLUGS, type CourseSeed } from './corpus/types.ts';
import { madeUpCourse } from './corpus/many.ts';

const text = v.string();
const count = v.pipe(v.number(), v.finite());

/** The schema of each table's rows. */
export const tables = {
  users: v.object({
    id: text,
    username: text,
    email: text,
    phone_number: text,
    password: text,
    role: v.picklist(ROLES),
    is_superuser: v.boolean(),
    bio: v.nullable(text),
    /** The picture's URL, or its path below the API's base. */
    profile_picture: v.nullable(text),
  }),
  departments: v.object({ id: count, slug: v.picklist(DEPARTMENT_SLUGS), name: text, motto: text, description: text }),
  courses: v.object({
    id: count,
    department_id: v.nullable(count),
    title: text,
    description: text,
    price: count,
    amount_with_discount: v.nullable(count),
    status: v.picklist(['public', 'private']),
    /** The path of an uploaded cover. If it is null, the mock draws a cover. */
    cover: v.nullable(text),
  }),
  chapters: v.object({ id: count, course_id: count, title: text }),
  lessons: v.object({ id: count, chapter_id: count, title: text, content: text, has_video: v.boolean() }),
  transactions: v.object({ id: count, user_id: text, course_id: count, amount: count }),
  blogs: v.object({
    id: count,
    slug: v.picklist(DEPARTMENT_SLUGS),
    title: text,
    author: text,
    content: text,
    /** The number of likes in addition to the rows of the table `likes`. */
    likes: count,
    cover_image: v.nullable(text),
  }),
  comments: v.object({ id: count, blog_id: count, user: text, text }),
  likes: v.object({ id: count, blog_id: count, user_id: text }),
  notifications: v.object({ id: count, title: text, message: text, receiver: v.nullable(text), is_read: v.boolean() }),
  /** Records that a user has read a public notification. */
  reads: v.object({ id: count, notification_id: count, user_id: text }),
  tokens: v.object({
    id: text,
    kind: v.picklist(['access', 'refresh']),
    user_id: text,
    /** The time at which the token expires, in milliseconds. */
    expires_at: count,
  }),
  uploads: v.object({
    id: text,
    type: v.picklist(['image/png', 'image/jpeg', 'image/webp', 'image/gif']),
    base64: text,
  }),
};

export type TableName = keyof typeof tables;

export type Row<Name extends TableName> = Readonly<v.InferOutput<(typeof tables)[Name]>>;

/** The tables. Rows refer to each other by id. */
export type Database = { readonly [Name in TableName]: Collection<Row<Name>> };

export const createDatabase = () =>
  Object.fromEntries(Object.keys(tables).map((name) => [name, new Collection()])) as Database;

/**
 * The seed data. `empty`: only departments and accounts. `full`: the corpus. A number: the corpus, extended to that
 * number of courses.
 */
export type Contents = 'empty' | 'full' | number;

const seeds = new Map<Contents, Database>();

/** Returns the seed data as a database, which is created only once. Use `shareRows` to copy its rows. */
export function seedOf(contents: Contents): Database {
  const ready = seeds.get(contents) ?? seedDatabase(contents);
  seeds.set(contents, ready);
  return ready;
}

/** Replaces the rows of `db` with those of `source`. Databases can share rows, because rows are immutable. */
export function shareRows(db: Database, source: Database): void {
  for (const name of keysOf(db)) db[name].replace(source[name].all() as never[]);
}

/** Creates a database and fills it from the corpus. */
function seedDatabase(contents: Contents): Database {
  const db = createDatabase();
  for (const [index, department] of departments.entries()) db.departments.create({ id: index + 1, ...department });
  for (const [index, { purchases: _, ...account }] of accounts.entries()) {
    const picture = index % 2 === 0 ? `/media/avatars/${account.username}.svg` : null;
    db.users.create({ id: userId(index), ...account, profile_picture: picture });
  }
  if (contents === 'empty') return db;
  for (const course of courses) seedCourse(db, course);
  for (const [index, { purchases }] of accounts.entries())
    for (const title of purchases) seedPurchase(db, index, indexOf(courses, 'title', title) + 1);
  for (const { department: slug, comments, ...article } of articles) {
    const blog_id = db.blogs.create({ id: db.blogs.nextId(), slug, ...article, cover_image: null }).id;
    for (const comment of comments) db.comments.create({ id: db.comments.nextId(), blog_id, ...comment });
  }
  for (const { receiver: name, read, ...notification } of notifications) {
    const receiver = name === null ? null : userId(indexOf(accounts, 'username', name));
    db.notifications.create({ id: db.notifications.nextId(), ...notification, receiver, is_read: read });
  }
  if (contents !== 'full') enlarge(db, contents);
  return db;
}

/** Adds rows until every list is long, including the purchases of the first account. */
function enlarge(db: Database, most: number) {
  const { blogs, comments, chapters, notifications: notes } = db;
  const last = db.courses.nextId();
  for (let id = last; id <= most; id = db.courses.nextId()) seedCourse(db, madeUpCourse(id));
  for (let count = 0; count < most / 100; count += 1) {
    if (last + count <= most) seedPurchase(db, 0, last + count);
    const [blog, note] = [blogs.all()[count % articles.length], notes.all()[count % notifications.length]];
    if (blog) blogs.create({ ...blog, id: blogs.nextId() });
    if (note) notes.create({ ...note, id: notes.nextId() });
    const { title } = madeUpCourse(count);
    const chapter_id = chapters.create({ id: chapters.nextId(), course_id: 1, title }).id;
    db.lessons.create({ id: db.lessons.nextId(), chapter_id, title, content: '', has_video: true });
    for (const { user, text: said } of comments.all().slice(0, 5))
      comments.create({ id: comments.nextId(), blog_id: 1, user, text: said });
  }
}

const userId = (index: number) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;

/** Returns the index of the corpus row whose `key` is `name`. Throws if there is none. */
function indexOf<T>(rows: readonly T[], key: keyof T, name: T[keyof T]): number {
  const index = rows.findIndex((row) => row[key] === name);
  if (index < 0) throw new Error(`The corpus has no ${String(key)} “${String(name)}”`);
  return index;
}

function seedCourse(db: Database, { department, chapters, discounted, ...course }: CourseSeed) {
  const id = db.courses.nextId();
  const department_id = department === null ? null : indexOf(departments, 'slug', department) + 1;
  db.courses.create({ id, department_id, ...course, amount_with_discount: discounted ?? null, cover: null });
  for (const [index, chapter] of chapters.entries()) {
    const chapterId = id * 100 + index + 1;
    db.chapters.create({ id: chapterId, course_id: id, title: chapter.title });
    for (const [position, { video, ...lesson }] of chapter.lessons.entries())
      db.lessons.create({ id: chapterId * 100 + position + 1, chapter_id: chapterId, ...lesson, has_video: video });
  }
}

function seedPurchase(db: Database, account: number, course_id: number) {
  const { price = 0, amount_with_discount } = db.courses.get(course_id) ?? {};
  const amount = amount_with_discount ?? price;
  db.transactions.create({ id: db.transactions.nextId(), user_id: userId(account), course_id, amount });
}
