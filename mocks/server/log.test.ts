import { beforeEach, describe, expect, test } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { formOf, openAcademy, PNG, TEST_TIME, type Academy } from '../testing/academy.ts';

let academy: Academy;
beforeEach(async () => {
  academy = await openAcademy();
});

describe('the log', () => {
  const exchange = async (id: number) => (await academy.ask(`GET /__mock/requests/${id}`)).body;

  test('has every call with its query, status, fault and JSON, without secrets, oldest first', async () => {
    await academy.ask('POST /user/login/', { body: { username: 'x', password: 'y' } });
    academy.world.override(coursesApi.list, 'drop');
    await academy.send('GET /courses/?sort=price');
    const when = { at: TEST_TIME, ms: expect.any(Number) as number };
    const [login, list] = [
      { id: 1, call: 'POST /user/login/', method: 'POST', path: '/api/user/login/', query: '', status: 401, ...when },
      { id: 2, call: 'GET /courses/', method: 'GET', path: '/api/courses/', query: '?sort=price', status: 0, ...when },
    ];
    expect(academy.world.log).toEqual([
      { ...login, body: { username: 'x', password: '•••' } },
      { ...list, fault: 'drop' },
    ]);
  });

  test('has headers and bodies of both messages, without secrets', async () => {
    const { access: token } = await academy.login('demo-student');
    const body = formOf({ bio: 'سلام', profile_picture: PNG });
    await academy.ask('PATCH /user/profile/student/', { token, body });
    expect(await exchange(1)).toMatchObject({
      call: 'POST /user/login/',
      request: { headers: { 'content-type': 'application/json' }, body: { username: 'demo-student', password: '•••' } },
      response: { body: { access: '•••', refresh: '•••', user: { username: 'demo-student' } } },
    });
    expect(await exchange(2)).toMatchObject({
      request: { headers: { authorization: '•••' }, body: { bio: 'سلام', profile_picture: 'dot.png (70 bytes)' } },
      response: { headers: { 'content-type': 'application/json' }, body: { bio: 'سلام' } },
    });
    expect(JSON.stringify(await exchange(2))).not.toContain(token);
  });

  test('leaves out what is too long to keep, and the messages of all but the last hundred calls', async () => {
    await academy.ask('POST /user/login/', { body: { username: 'x'.repeat(70_000), password: 'y' } });
    expect(academy.world.log[0]).not.toHaveProperty('body');
    expect(await exchange(1)).toMatchObject({ request: { body: null } });
    for (let count = 0; count < 100; count += 1) await academy.send('GET /departments/1/');
    expect((await academy.ask('GET /__mock/requests/1')).status).toBe(404);
    expect((await academy.ask('GET /__mock/requests/2')).status).toBe(200);
  });
});
