import { expect, test } from 'vitest';
import { openAcademy } from '../testing/academy.ts';
import { seedDatabase, seedOf } from './db.ts';

test('the empty seed has only departments and accounts', () => {
  const filled = Object.entries(seedDatabase('empty')).filter(([, table]) => table.all().length > 0);
  expect(filled.map(([name]) => name)).toEqual(['users', 'departments']);
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
