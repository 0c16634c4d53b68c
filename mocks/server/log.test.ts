import { expect } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { formOf, PNG, test, TEST_TIME, type Academy } from '../testing/academy.ts';

const exchange = async ({ ask }: Academy, id: number) => (await ask(`GET /__mock/requests/${id}`)).body;

test('the request log lists calls in order, with query, status and body, without secrets', async ({ academy }) => {
  await academy.ask('POST /user/login/', { body: { username: 'x', password: 'y' } });
  academy.world.override(coursesApi.list, 'drop');
  await academy.send('GET /courses/?sort=price');
  const [path, query] = ['/api/courses/', '?sort=price'];
  const list = { id: 2, call: 'GET /courses/', method: 'GET', path, query, status: 0, at: TEST_TIME };
  const body = { username: 'x', password: '•••' };
  expect(academy.world.log).toMatchObject([{ id: 1, call: 'POST /user/login/', status: 401, body }, list]);
});

test('the request log shows the headers and bodies of messages, without secrets', async ({ academy, token }) => {
  const body = formOf({ bio: 'سلام', profile_picture: PNG });
  await academy.ask('PATCH /user/profile/student/', { token, body });
  expect(await exchange(academy, 1)).toMatchObject({
    call: 'POST /user/login/',
    request: { headers: { 'content-type': 'application/json' }, body: { username: 'demo-student', password: '•••' } },
    response: { body: { access: '•••', refresh: '•••', user: { username: 'demo-student' } } },
  });
  expect(await exchange(academy, 2)).toMatchObject({
    request: { headers: { authorization: '•••' }, body: { bio: 'سلام', profile_picture: 'dot.png (70 bytes)' } },
    response: { headers: { 'content-type': 'application/json' }, body: { bio: 'سلام' } },
  });
  expect(JSON.stringify(await exchange(academy, 2))).not.toContain(token);
});

test('the request log drops long bodies and all but the last 500 calls, and can be cleared', async ({ academy }) => {
  await academy.ask('POST /user/login/', { body: { username: 'x'.repeat(70_000), password: 'y' } });
  expect(academy.world.log[0]).not.toHaveProperty('body');
  expect(await exchange(academy, 1)).toMatchObject({ request: { body: null } });
  for (let count = 0; count < 500; count += 1) await academy.send('GET /departments/1/');
  const log = (await academy.ask('GET /__mock/requests')).body as { id: number }[];
  expect([log.length, log[0]?.id]).toEqual([500, 2]);
  expect(await academy.statusOf('GET /__mock/requests/1')).toBe(404);
  await academy.send('DELETE /__mock/requests');
  expect(academy.world.log).toEqual([]);
});
