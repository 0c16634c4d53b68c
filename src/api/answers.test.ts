import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blogsApi } from './blogs.ts';
import { coursesApi } from './courses.ts';
import { departmentsApi } from './departments.ts';
import { callOf, type Endpoint, type Input } from './endpoint.ts';
import { ApiError } from './errors.ts';
import { fakeClient, json, signedInAs } from '../testing/fakeFetch.ts';
import { notificationsApi } from './notifications.ts';
import { studyApi } from './study.ts';
import { transactionsApi } from './transactions.ts';
import { userApi } from './user.ts';

const ask = <E extends Endpoint>(endpoint: E, answer: () => Response, input: Input<E>) =>
  fakeClient(answer, { session: signedInAs(), retryDelay: 0 }).client.call(endpoint, input);

const listed = (body: string) => ask(coursesApi.list, () => new Response(body), {});

test.for(['<!doctype html><title>502</title>', '', '[{"id":1,"title":"a"},{"id":2,"ti', 'null', '{}', '[{}]'])(
  '[F20] [F21] the response %j for the course list causes an ApiError',
  async (body) => {
    await expect(listed(body)).rejects.toMatchObject({ name: 'ApiError', kind: 'malformed', status: 200 });
  },
);

test('[F22] an invalid course is left out of a course list', async () => {
  const courses = await ask(
    coursesApi.list,
    () => json([{ id: 1, title: 'a' }, { title: 'no id' }, { id: 'u-2', price: {} }, { id: 3 }]),
    {},
  );
  expect(courses.map(({ id }) => id)).toEqual(['1', '3']);
});

test('[F30] a course may have no department, texts or prices', async () => {
  const course = await ask(coursesApi.read, () => json({ id: 9, department_name: null, title: null }), {
    params: { id: '9' },
  });
  expect(course).toMatchObject({ id: '9', title: '', department_name: null, price: null, amount_with_discount: null });
});

describe('[F32] departments', () => {
  const rows = [
    { id: 1, name: 'ریاضیات', images: ['a.png', null, ''] },
    { id: 2, name: ' b ' },
  ];

  test.for([
    ['a list', rows],
    ['an object', { departments: rows }],
  ] as const)('[§2.17] [§7.4] are read from %s, without spaces around their names', async ([, body]) => {
    const departments = await ask(departmentsApi.list, () => json(body), {});
    expect(departments).toMatchObject([
      { id: '1', images: ['a.png'] },
      { id: '2', name: 'b', images: [] },
    ]);
  });

  test.for([[{}], [{ departments: null }], [{ departments: {} }], [null]])(
    'cannot be read from the response %j',
    async ([body]) => {
      await expect(ask(departmentsApi.list, () => json(body), {})).rejects.toMatchObject({ kind: 'malformed' });
    },
  );
});

test('[§3.3] a chapter may have no lessons, and an invalid lesson is left out of its chapter', async () => {
  const rows = [{ id: 1 }, { id: 2, lessons: null }, { id: 3, lessons: [{ id: 4, title: 'l' }, {}] }];
  const chapters = await ask(studyApi.syllabus, () => json(rows), { query: { course_id: '1' } });
  expect(chapters.map(({ lessons }) => lessons.map(({ id }) => id))).toEqual([[], [], ['4']]);
});

const input = { params: { id: '1', role: 'student' }, query: { course_id: '1' } } as never;
const calls = [coursesApi, departmentsApi, studyApi, transactionsApi, blogsApi, notificationsApi, userApi]
  .flatMap((api): Endpoint[] => Object.values(api))
  .map((endpoint) => [callOf(endpoint), endpoint] as const);

const keys = 'id title price lessons images departments user access refresh __proto__ detail'.split(' ');
const odd = fc.oneof(fc.jsonValue(), fc.array(fc.dictionary(fc.constantFrom(...keys), fc.jsonValue())));
const bodies = fc.oneof(
  odd.map((value) => JSON.stringify(value)),
  fc.string(),
);

test.for(calls)('[F21] any response to %s is read or causes an ApiError', async ([, endpoint]) => {
  await fc.assert(
    fc.asyncProperty(bodies, fc.constantFrom(200, 201, 400, 401, 404, 500, 503), async (body, status) => {
      const failure: unknown = await ask(endpoint, () => new Response(body, { status }), input).then(
        () => null,
        (error: unknown) => error,
      );
      if (failure !== null) expect(failure).toBeInstanceOf(ApiError);
    }),
    { numRuns: 60 },
  );
});

test.for([
  ['9007199254740993', '9007199254740993'],
  ['-9007199254740993', '-9007199254740993'],
  ['123456789012345678901234567890', '123456789012345678901234567890'],
  ['9007199254740991', '9007199254740991'],
  ['"9007199254740993"', '9007199254740993'],
] as const)('[F29] [§7.27] the id %s is read as %s without losing digits', async ([sent, kept]) => {
  const list = await listed(`[{"id":${sent},"title":"a \\" 9007199254740993 b","price":0.12345678901234567890}]`);
  expect(list).toMatchObject([{ id: kept, title: 'a " 9007199254740993 b', price: 0.12345678901234568 }]);
});
