import { expect, test } from 'vitest';
import { openAcademy } from '../testing/academy.ts';
import { seedDatabase, seedOf, type Contents } from './db.ts';

const sizesOf = (contents: Contents) =>
  Object.fromEntries(Object.entries(seedDatabase(contents)).map(([name, table]) => [name, table.all().length]));

test('the seed has data for every screen; the empty seed has only departments and accounts', () => {
  const sizes = sizesOf('full');
  expect(sizes).toMatchObject({ users: 5, departments: 6, blogs: 8, transactions: 3, tokens: 0, uploads: 0 });
  expect(sizes['courses']).toBeGreaterThanOrEqual(26);
  expect(sizes['lessons']).toBeGreaterThan(200);
  const filled = Object.entries(sizesOf('empty')).filter(([, size]) => size > 0);
  expect(Object.fromEntries(filled)).toEqual({ users: 5, departments: 6 });
});

test('every picture and video in the seed data is served', async () => {
  const { ask, login, send } = openAcademy();
  const { access: token } = await login('demo-admin');
  const lists = ['/courses/', '/departments/', '/blogs/', '/user/profile/admin/', '/syllabus/?course_id=1'];
  const answers = await Promise.all(lists.map((path) => ask(`GET ${path}`, { token })));
  const paths = JSON.stringify(answers).match(/(?<=academy\.test\/api)\/media\/[^"]+/g) ?? [];
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const { status, headers } = await send(`GET ${path}`);
    const type = path.includes('/videos/') ? 'text/html; charset=utf-8' : 'image/svg+xml';
    expect([status, headers.get('Content-Type')], path).toEqual([200, type]);
  }
});

test('[F23] the scenario `huge` has the same 10,000 courses in every run, and a user with a hundred purchases', () => {
  const [first, second] = [seedOf(10_000), seedDatabase(10_000)].map(({ courses }) => courses.all());
  expect(first).toHaveLength(10_000);
  expect(first?.slice(-50)).toEqual(second?.slice(-50));
  expect(seedOf(10_000).transactions.all().length).toBeGreaterThan(100);
  expect(first?.slice(0, 26)).toEqual(seedOf('full').courses.all().slice(0, 26));
});
