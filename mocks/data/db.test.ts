import { beforeAll, describe, expect, test } from 'vitest';
import { openAcademy, type Academy } from '../testing/academy.ts';
import type { Database } from './db.ts';
import { takeSnapshot } from './snapshot.ts';
import type { Contents } from '../server/scenarios.ts';
import { seedDatabase, seedOf } from './db.ts';

const seeded = (contents: Contents = 'full') => takeSnapshot(seedDatabase(contents)).tables;

describe('the seed', () => {
  let db: Database;
  let academy: Academy;
  beforeAll(async () => {
    db = seedDatabase('full');
    academy = await openAcademy();
  });

  test('has an account, department, course, lesson, article and notification of every kind that screens show', () => {
    const sizes = Object.fromEntries(Object.entries(db).map(([name, table]) => [name, table.all().length]));
    expect(sizes).toMatchObject({ users: 5, departments: 6, blogs: 8, transactions: 3, tokens: 0, uploads: 0 });
    expect(sizes['courses']).toBeGreaterThanOrEqual(26);
    expect(sizes['lessons']).toBeGreaterThan(200);
    expect(new Set(db.users.all().map(({ role }) => role))).toEqual(new Set(['student', 'instructor', 'admin']));
  });

  test('is the same every time', () => {
    expect(seeded()).toEqual(takeSnapshot(db).tables);
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

test('without courses, articles and notifications, departments and accounts stay', () => {
  const tables = seeded('empty');
  const filled = Object.entries(tables).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []));
  expect(filled.toSorted()).toEqual(['departments', 'users']);
});

test('[F23] the huge world holds 10,000 courses, each the same in every run', () => {
  const [first, second] = [seedOf('huge'), seedDatabase('huge')].map(({ courses }) => courses.all());
  expect(first).toHaveLength(10_000);
  expect(first?.slice(-50)).toEqual(second?.slice(-50));
  expect(first?.slice(0, 26)).toEqual(seedOf('full').courses.all().slice(0, 26));
});
