import { expect, test } from 'vitest';
import { openAcademy } from '../testing/academy.ts';
import { seedOf } from './db.ts';

test('the empty seed has only departments and accounts', () => {
  const filled = Object.entries(seedOf('empty')).filter(([, table]) => table.all().length > 0);
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
