import { faker as fakerFA } from '@faker-js/faker/locale/fa';
import { accounts } from './corpus/accounts.ts';
import { articles } from './corpus/articles.ts';
import { courses } from './corpus/courses.ts';
import { departments } from './corpus/departments.ts';
import { notifications } from './corpus/notifications.ts';
import type { CourseSeed } from './corpus/types.ts';
import { createDatabase, type Database } from './db.ts';
import type { Contents } from '../server/scenarios.ts';

const HUGE = 10_000;

/** A user's id, the same in every run. */
const userId = (index: number) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index];
  if (item === undefined) throw new Error(`The corpus has no item ${index}`);
  return item;
};

const seeds = new Map<Contents, Promise<Database>>();

/** The database of `contents`, filled once for all worlds: its rows are frozen, and `shareRows` gives them to others. */
export function seedOf(contents: Contents): Promise<Database> {
  const ready = seeds.get(contents) ?? fill(contents);
  seeds.set(contents, ready);
  return ready;
}

async function fill(contents: Contents): Promise<Database> {
  const db = createDatabase();
  await seedDatabase(db, contents);
  for (const table of Object.values(db)) for (const row of table.all()) Object.freeze(row);
  return db;
}

/** Fills empty tables from the authored corpus; a huge database goes on with made-up courses up to ten thousand. */
export async function seedDatabase(db: Database, contents: Contents = 'full'): Promise<void> {
  for (const [index, { slug, name, motto, description }] of departments.entries()) {
    await db.departments.create({ id: index + 1, slug, name, motto, description });
  }
  for (const [index, { purchases: _, ...account }] of accounts.entries()) {
    const picture = index % 2 === 0 ? `/media/avatars/${account.username}.svg` : null;
    await db.users.create({ id: userId(index), ...account, profile_picture: picture });
  }
  if (contents === 'empty') return;
  for (const [index, course] of courses.entries()) await seedCourse(db, index + 1, course);
  if (contents === 'huge')
    for (let id = courses.length + 1; id <= HUGE; id += 1) await seedCourse(db, id, madeUpCourse(id));
  await seedPurchases(db);
  await seedArticles(db);
  await seedNotifications(db);
}

async function seedCourse(db: Database, id: number, { department, chapters, discounted, ...course }: CourseSeed) {
  const { title, description, price, status } = course;
  await db.courses.create({
    id,
    department_id: department === null ? null : departments.findIndex(({ slug }) => slug === department) + 1,
    title,
    description,
    price,
    amount_with_discount: discounted ?? null,
    status,
    cover: null,
  });
  for (const [index, chapter] of chapters.entries()) {
    const chapterId = id * 100 + index + 1;
    await db.chapters.create({ id: chapterId, course_id: id, title: chapter.title });
    for (const [position, { title: name, content, video }] of chapter.lessons.entries()) {
      await db.lessons.create({
        id: chapterId * 100 + position + 1,
        chapter_id: chapterId,
        title: name,
        content,
        has_video: video,
      });
    }
  }
}

/** One of the many courses of the huge world; seeded by its id, so that no other course changes with it. */
function madeUpCourse(id: number): CourseSeed {
  fakerFA.seed(id);
  const { slug, name } = at(departments, id % departments.length);
  return {
    department: slug,
    title: `${name}: ${fakerFA.commerce.productName()} ${id.toLocaleString('fa-IR', { useGrouping: false })}`,
    description: '',
    price: fakerFA.number.int({ min: 0, max: 40 }) * 100_000,
    status: 'public',
    chapters: [],
  };
}

async function seedPurchases(db: Database) {
  let id = 1;
  for (const [index, { purchases }] of accounts.entries()) {
    for (const title of purchases) {
      const position = courses.findIndex((course) => course.title === title);
      const { price, discounted } = at(courses, position);
      await db.transactions.create({
        id,
        user_id: userId(index),
        course_id: position + 1,
        amount: discounted ?? price,
      });
      id += 1;
    }
  }
}

async function seedArticles(db: Database) {
  let commentId = 1;
  for (const [index, { department, comments, ...article }] of articles.entries()) {
    await db.blogs.create({ id: index + 1, slug: department, ...article, cover_image: null });
    for (const comment of comments) {
      await db.comments.create({ id: commentId, blog_id: index + 1, ...comment });
      commentId += 1;
    }
  }
}

async function seedNotifications(db: Database) {
  for (const [index, { title, message, receiver, read }] of notifications.entries()) {
    const holder = accounts.findIndex(({ username }) => username === receiver);
    await db.notifications.create({
      id: index + 1,
      title,
      message,
      receiver: receiver === null ? null : userId(holder),
      is_read: read,
    });
  }
}
