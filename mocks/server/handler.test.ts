import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import { callOf } from '../../src/api/endpoint.ts';
import type { studyApi } from '../../src/api/study.ts';
import type { transactionsApi } from '../../src/api/transactions.ts';
import { userApi } from '../../src/api/user.ts';
import { allHandlers } from '../handlers/all.ts';
import { openAcademy } from '../testing/academy.ts';
import { calls } from './calls.ts';
import { handle, handlers, type Handler, type HandlerContext } from './handler.ts';

test('[§7.5] every declared call is answered, and nothing else', () => {
  expect(allHandlers.map(({ endpoint }) => callOf(endpoint)).toSorted()).toEqual(calls.toSorted());
});

describe('an answer', () => {
  const contract = { request: () => ({}) };
  const prose = { summary: '', example: { params: { id: '1' } }, contract };
  const department = { id: 1, name: '', motto: '', description: '', icon: null, images: [] };

  async function answerOf(handler: unknown, path: string) {
    const academy = openAcademy();
    const headers = { Authorization: `Bearer ${(await academy.login('demo-student')).access}` };
    const request = new Request(`http://academy.test/api${path}`, { headers });
    const response = await (handler as Handler).answer(request, { id: '1', role: 'student' }, academy.world);
    return { status: response.status, body: (await response.json()) as unknown };
  }

  test('as declared compiles and is sent', async () => {
    const handler = handle(departmentsApi.read, { ...prose, answer: () => department });
    expectTypeOf(handler).toEqualTypeOf<Handler>();
    expect(await answerOf(handler, '/departments/1/')).toEqual({ status: 200, body: department });
  });

  test('without a field does not compile, and is a 500 that names the field', async () => {
    const { motto: _, ...rest } = department;
    const handler = handle(departmentsApi.read, { ...prose, answer: () => rest });
    expectTypeOf(handler).toExtend<{ why: 'Add to this answer: motto' }>();
    const body = { detail: expect.stringContaining('/motto is missing') as unknown };
    expect(await answerOf(handler, '/departments/1/')).toEqual({ status: 500, body });
    const rows = handle(coursesApi.list, { ...prose, example: {}, answer: () => [{ id: 1, title: '', cover: null }] });
    expectTypeOf<(typeof rows)['why']>().toExtend<`Add to this answer: ${string}`>();
  });

  test('with an extra field, such as a password, does not compile, and is a 500 that names the field', async () => {
    const contact = { username: 'x', email: 'x@example.com', phone_number: '+989120000000' };
    const profile = { ...contact, bio: null, profile_picture: null, purchased_courses: [] };
    const told = { summary: '', example: { params: { role: 'student' } }, contract };
    expectTypeOf(handle(userApi.profile, { ...told, answer: () => profile })).toEqualTypeOf<Handler>();
    const handler = handle(userApi.profile, { ...told, answer: () => ({ ...profile, password: 'secret-1' }) });
    expectTypeOf(handler).toExtend<{ why: 'src/api does not declare this field of the answer: password' }>();
    const body = { detail: expect.stringContaining('/password is not declared') as unknown };
    expect(await answerOf(handler, '/user/profile/student/')).toEqual({ status: 500, body });
  });

  test('of another type does not compile, and a list with an unreadable row is a 500', async () => {
    const flag = handle(departmentsApi.read, { ...prose, answer: () => ({ ...department, id: true }) });
    const nothing = handle(departmentsApi.read, { ...prose, answer: () => undefined });
    expectTypeOf([flag, nothing]).not.toExtend<Handler[]>();
    const rows = [department, { ...department, id: '' }];
    const handler = handle(departmentsApi.list, { ...prose, example: {}, answer: () => rows });
    vi.spyOn(console, 'warn').mockReturnValue();
    expect((await answerOf(handler, '/departments/')).status).toBe(500);
    vi.restoreAllMocks();
  });

  test('must exist for each call of a resource, under its name', () => {
    const handler = handle(departmentsApi.read, { ...prose, answer: () => department });
    // @ts-expect-error -- `list` is missing
    expect(() => handlers(departmentsApi, '', { read: handler })).not.toThrow();
    expect(() => handlers(departmentsApi, '', { list: handler, read: handler })).toThrow('named list');
  });

  test('has a non-null user only if a log-in is required, and typed inputs', () => {
    expectTypeOf<null>().not.toExtend<HandlerContext<typeof coursesApi.create>['user']>();
    expectTypeOf<null>().toExtend<HandlerContext<typeof studyApi.lesson>['user']>();
    expectTypeOf<HandlerContext<typeof coursesApi.read>['params']>().toEqualTypeOf<Record<'id', string>>();
    expectTypeOf<HandlerContext<typeof transactionsApi.create>['body']['amount']>().toEqualTypeOf<number>();
    expectTypeOf<HandlerContext<typeof coursesApi.list>['body']>().toEqualTypeOf<undefined>();
  });
});

test('an invalid token is refused by every call except log-in, registration and refresh', async () => {
  const { login, ask, statusOf } = openAcademy();
  const { refresh } = await login('demo-student');
  const statuses = [
    await statusOf('GET /courses/'),
    await statusOf('GET /courses/', 'unknown'),
    await statusOf('GET /notifications/', refresh),
    (await ask('POST /token/refresh/', { token: 'expired', body: { refresh } })).status,
    (await ask('POST /user/login/', { token: 'expired', body: { username: 'demo-admin', password: 'admin-123' } }))
      .status,
  ];
  expect(statuses).toEqual([200, 401, 401, 200, 200]);
});
