import { beforeAll, describe, expect, test } from 'vitest';
import { openAcademy, type Academy } from '../testing/academy.ts';
import { createDatabase, restoreSnapshot, takeSnapshot, type Snapshot } from './db.ts';
import type { Contents } from '../server/scenarios.ts';
import { seedDatabase } from './seed.ts';

type Tables = Snapshot['tables'];

async function seeded(contents?: Contents): Promise<Tables> {
  const db = createDatabase();
  await seedDatabase(db, contents);
  return takeSnapshot(db).tables;
}

describe('the seed', () => {
  let tables: Tables;
  let academy: Academy;
  beforeAll(async () => {
    tables = await seeded();
    academy = await openAcademy();
  });

  const strays = (keys: readonly unknown[], rows: readonly { id: unknown }[]) =>
    keys.filter((key) => !rows.some(({ id }) => id === key));

  test('has an account, department, course, lesson, article and notification of every kind that screens show', () => {
    const sizes = Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]));
    expect(sizes).toMatchObject({ users: 5, departments: 6, blogs: 8, transactions: 3, tokens: 0, uploads: 0 });
    expect(sizes['courses']).toBeGreaterThanOrEqual(26);
    expect(sizes['lessons']).toBeGreaterThan(200);
    expect(new Set(tables.users.map(({ role }) => role))).toEqual(new Set(['student', 'instructor', 'admin']));
  });

  test('gives every row an id of its own', () => {
    for (const [name, rows] of Object.entries(tables)) {
      expect(new Set(rows.map(({ id }) => id)).size, name).toBe(rows.length);
    }
  });

  test('resolves every foreign key', () => {
    const usernames = tables.users.map(({ username }) => ({ id: username }));
    const receivers = tables.notifications.flatMap(({ receiver }) => receiver ?? []);
    expect({
      departments: strays(
        tables.courses.flatMap(({ department_id }) => department_id ?? []),
        tables.departments,
      ),
      courses: strays(
        [...tables.chapters, ...tables.transactions].map(({ course_id }) => course_id),
        tables.courses,
      ),
      chapters: strays(
        tables.lessons.map(({ chapter_id }) => chapter_id),
        tables.chapters,
      ),
      blogs: strays(
        tables.comments.map(({ blog_id }) => blog_id),
        tables.blogs,
      ),
      users: strays([...tables.transactions.map(({ user_id }) => user_id), ...receivers], tables.users),
      people: strays(
        [...tables.blogs.map(({ author }) => author), ...tables.comments.map(({ user }) => user)],
        usernames,
      ),
    }).toEqual({ departments: [], courses: [], chapters: [], blogs: [], users: [], people: [] });
  });

  test('is the same every time', async () => {
    expect(await seeded()).toEqual(tables);
  });

  test('serves every picture and film that it names', async () => {
    const { access: token } = await academy.login('demo-admin');
    const answers = await Promise.all([
      academy.ask('GET /courses/'),
      academy.ask('GET /departments/'),
      academy.ask('GET /blogs/'),
      academy.ask('GET /user/profile/admin/', { token }),
      academy.ask('GET /syllabus/?course_id=1', { token }),
    ]);
    const addresses = JSON.stringify(answers).match(/http:\/\/academy\.test\/api\/media\/[^"]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(60);
    for (const address of addresses) {
      const response = await academy.world.handle(new Request(address));
      expect(response?.status, address).toBe(200);
      expect(response?.headers.get('Content-Type'), address).toMatch(
        address.includes('/videos/') ? /^text\/html/ : /^image\/svg\+xml/,
      );
    }
  });
});

test('without courses, articles and notifications, departments and accounts stay', async () => {
  const tables = await seeded('empty');
  const filled = Object.entries(tables).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []));
  expect(filled.toSorted()).toEqual(['departments', 'users']);
});

test('[F23] the huge world holds 10,000 courses, each the same in every run', { timeout: 60_000 }, async () => {
  const [first, second] = [await seeded('huge'), await seeded('huge')];
  expect(first.courses).toHaveLength(10_000);
  expect(first.courses.slice(-50)).toEqual(second.courses.slice(-50));
  expect(first.courses.slice(0, 26)).toEqual((await seeded()).courses.slice(0, 26));
});

test('a snapshot survives JSON and puts everything back', async () => {
  const academy = await openAcademy();
  const { access } = await academy.login('demo-newcomer');
  const kept = JSON.parse(JSON.stringify(takeSnapshot(academy.world.db))) as Snapshot;
  const other = await openAcademy();
  await restoreSnapshot(other.world.db, kept);
  expect(takeSnapshot(other.world.db)).toEqual(kept);
  expect((await other.ask('GET /user/profile/student/', { token: access })).status).toBe(200);
});
