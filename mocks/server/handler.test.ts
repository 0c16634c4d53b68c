import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import { callOf } from '../../src/api/endpoint.ts';
import type { studyApi } from '../../src/api/study.ts';
import type { transactionsApi } from '../../src/api/transactions.ts';
import { userApi } from '../../src/api/user.ts';
import { openAcademy } from '../testing/academy.ts';
import type { Row } from '../data/db.ts';
import { allHandlers } from '../handlers/all.ts';
import { calls } from './calls.ts';
import { handle, handlers, type Handler, type HandlerContext } from './handler.ts';

test('[§7.5] every declared call is answered, and nothing else', () => {
  expect(allHandlers.map(({ endpoint }) => callOf(endpoint)).toSorted()).toEqual(calls.toSorted());
});

describe('an answer', () => {
  const contract = { request: () => ({}) };
  const prose = { summary: '', example: { params: { id: '1' } }, contract };
  const contact = { username: 'x', email: 'x@example.com', phone_number: '+989120000000' };
  const kept = { password: 'secret-1', role: 'student', is_superuser: false } as const;
  const row: Row<'users'> = { id: '1', ...contact, ...kept, bio: null, profile_picture: null };
  const profile = { ...contact, bio: null, profile_picture: null, purchased_courses: [] };
  const department = { id: 1, name: '', motto: '', description: '', icon: null, images: [] };

  async function answerOf(handler: Handler, path: string) {
    const academy = openAcademy();
    const { access } = await academy.login('demo-student');
    const headers = { Authorization: `Bearer ${access}` };
    const response = await handler.answer(
      new Request(`http://academy.test/api${path}`, { headers }),
      { id: '1', role: 'student' },
      academy.world,
    );
    return { status: response.status, body: (await response.json()) as unknown };
  }

  test('that is as declared compiles, and is sent', async () => {
    const handler = handle(departmentsApi.read, { ...prose, answer: () => department });
    expect(await answerOf(handler, '/departments/1/')).toEqual({ status: 200, body: department });
  });

  test('that lacks a field does not compile, and is a 500 that names it', async () => {
    const { motto: _, ...rest } = department;
    // @ts-expect-error -- `motto` is missing
    const handler = handle(departmentsApi.read, { ...prose, answer: () => rest });
    const body = { detail: expect.stringContaining('/motto is missing') as unknown };
    expect(await answerOf(handler, '/departments/1/')).toEqual({ status: 500, body });
    const course = { id: 1, cover: null, department_name: null, department: 1, description: '', status: 'public' };
    // @ts-expect-error -- `title` and the prices are missing in the rows of a list
    handle(coursesApi.list, { ...prose, example: {}, answer: () => [course] });
  });

  test('that has one more, such as a password, does not compile, and is a 500 that names it', async () => {
    const told = { summary: '', example: { params: { role: 'student' } }, contract };
    // @ts-expect-error -- `id`, `password`, `role` and `is_superuser` are not declared
    const handler = handle(userApi.profile, { ...told, answer: () => ({ ...row, purchased_courses: [] }) });
    const body = { detail: expect.stringContaining('/id is not declared') as unknown };
    expect(await answerOf(handler, '/user/profile/student/')).toEqual({ status: 500, body });
    handle(userApi.profile, { ...told, answer: () => profile });
  });

  test('of another type does not compile, and a list with a row that nobody can read is a 500', async () => {
    // @ts-expect-error -- an id is no flag
    handle(departmentsApi.read, { ...prose, answer: () => ({ ...department, id: true }) });
    // @ts-expect-error -- no answer at all
    handle(departmentsApi.read, { ...prose, answer: () => undefined });
    const rows = [department, { ...department, id: '' }];
    const handler = handle(departmentsApi.list, { summary: '', example: {}, contract, answer: () => rows });
    vi.spyOn(console, 'warn').mockReturnValue();
    expect((await answerOf(handler, '/departments/')).status).toBe(500);
  });

  test('must be there for each call of a resource, under its name', () => {
    const handler = handle(departmentsApi.read, { ...prose, answer: () => department });
    // @ts-expect-error -- `list` is missing
    expect(() => handlers(departmentsApi, '', { read: handler })).not.toThrow();
    expect(() => handlers(departmentsApi, '', { list: handler, read: handler })).toThrow('named list');
  });

  test('gets a user for certain only where one is required, and what its endpoint declares', () => {
    expectTypeOf<null>().not.toExtend<HandlerContext<typeof coursesApi.create>['user']>();
    expectTypeOf<null>().toExtend<HandlerContext<typeof studyApi.lesson>['user']>();
    expectTypeOf<HandlerContext<typeof coursesApi.read>['params']>().toEqualTypeOf<Record<'id', string>>();
    expectTypeOf<HandlerContext<typeof transactionsApi.create>['body']['amount']>().toEqualTypeOf<number>();
    expectTypeOf<HandlerContext<typeof coursesApi.list>['body']>().toEqualTypeOf<undefined>();
  });
});

test('no token is needed where it is optional, and a bad one is refused everywhere', async () => {
  const { login, statusOf } = openAcademy();
  const { refresh } = await login('demo-student');
  const asked = [
    statusOf('GET /courses/'),
    statusOf('GET /courses/', 'unknown'),
    statusOf('GET /notifications/', refresh),
  ];
  expect(await Promise.all(asked)).toEqual([200, 401, 401]);
});
