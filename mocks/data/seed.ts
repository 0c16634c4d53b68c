import { accounts } from './corpus/accounts.ts';
import { articles } from './corpus/articles.ts';
import { courses } from './corpus/courses.ts';
import { departments } from './corpus/departments.ts';
import { notifications } from './corpus/notifications.ts';
import type { CourseSeed } from './corpus/types.ts';
import { createDatabase, type Database } from './db.ts';
import type { Contents } from '../server/scenarios.ts';
import { chance } from './random.ts';

const HUGE = 10_000;

/** A user's id, the same in every run. */
const userId = (index: number) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index];
  if (item === undefined) throw new Error(`The corpus has no item ${index}`);
  return item;
};

const seeds = new Map<Contents, Database>();

/** The database of `contents`, filled once for all worlds; `shareRows` gives its rows to others. */
export function seedOf(contents: Contents): Database {
  const ready = seeds.get(contents) ?? seedDatabase(contents);
  seeds.set(contents, ready);
  return ready;
}

/** A database from the authored corpus; a huge one goes on with made-up courses up to ten thousand. */
export function seedDatabase(contents: Contents): Database {
  const db = createDatabase();
  for (const [index, { slug, name, motto, description }] of departments.entries()) {
    db.departments.create({ id: index + 1, slug, name, motto, description });
  }
  for (const [index, { purchases: _, ...account }] of accounts.entries()) {
    const picture = index % 2 === 0 ? `/media/avatars/${account.username}.svg` : null;
    db.users.create({ id: userId(index), ...account, profile_picture: picture });
  }
  if (contents === 'empty') return db;
  for (const [index, course] of courses.entries()) seedCourse(db, index + 1, course);
  if (contents === 'huge') for (let id = courses.length + 1; id <= HUGE; id += 1) seedCourse(db, id, madeUpCourse(id));
  seedPurchases(db);
  seedArticles(db);
  seedNotifications(db);
  return db;
}

function seedCourse(db: Database, id: number, { department, chapters, discounted, ...course }: CourseSeed) {
  const { title, description, price, status } = course;
  db.courses.create({
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
    db.chapters.create({ id: chapterId, course_id: id, title: chapter.title });
    for (const [position, { title: name, content, video }] of chapter.lessons.entries()) {
      db.lessons.create({
        id: chapterId * 100 + position + 1,
        chapter_id: chapterId,
        title: name,
        content,
        has_video: video,
      });
    }
  }
}

const TOPICS = ['کارگاه', 'تمرین و پرسش', 'آشنایی', 'مرور', 'پروژه‌ی عملی', 'پرسش‌های آزمون', 'گفت‌وگو با استاد'];
const LEVELS = ['از صفر', 'برای نوجوانان', 'گام به گام', 'در یک آخر هفته', 'پیشرفته', 'برای مدرسان'];

const digits = new Intl.NumberFormat('fa-IR', { useGrouping: false });

/** One of the many courses of the huge world; it hangs on its id alone, so that no other course changes with it. */
function madeUpCourse(id: number): CourseSeed {
  const pick = (what: string, from: number) => Math.floor(chance(id, what) * from);
  const { slug, name } = at(departments, id % departments.length);
  const topic = at(TOPICS, pick('topic', TOPICS.length));
  const level = at(LEVELS, pick('level', LEVELS.length));
  return {
    department: slug,
    title: `${name}: ${topic}، ${level} ${digits.format(id)}`,
    description: '',
    price: pick('price', 41) * 100_000,
    status: 'public',
    chapters: [],
  };
}

function seedPurchases(db: Database) {
  let id = 1;
  for (const [index, { purchases }] of accounts.entries()) {
    for (const title of purchases) {
      const position = courses.findIndex((course) => course.title === title);
      const { price, discounted } = at(courses, position);
      db.transactions.create({
        id,
        user_id: userId(index),
        course_id: position + 1,
        amount: discounted ?? price,
      });
      id += 1;
    }
  }
}

function seedArticles(db: Database) {
  let commentId = 1;
  for (const [index, { department, comments, ...article }] of articles.entries()) {
    db.blogs.create({ id: index + 1, slug: department, ...article, cover_image: null });
    for (const comment of comments) {
      db.comments.create({ id: commentId, blog_id: index + 1, ...comment });
      commentId += 1;
    }
  }
}

function seedNotifications(db: Database) {
  for (const [index, { title, message, receiver, read }] of notifications.entries()) {
    const holder = accounts.findIndex(({ username }) => username === receiver);
    db.notifications.create({
      id: index + 1,
      title,
      message,
      receiver: receiver === null ? null : userId(holder),
      is_read: read,
    });
  }
}
