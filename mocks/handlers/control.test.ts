import { describe, expect } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { controlDocument } from '../openapi/control.ts';
import { tablesOf } from '../data/persistence.ts';
import { defaults } from '../server/settings.ts';
import { controlCalls } from './control.ts';
import { openAcademy, test, TEST_TIME, type Academy } from '../testing/academy.ts';

const control = ({ ask }: Academy, call: string, body?: object) => ask(call.replace(' ', ' /__mock/'), { body });

describe('the control calls GET and PATCH state', () => {
  test('list settings with their possible values, and change only the given settings', async ({ academy }) => {
    const superuser = { username: 'demo-superuser', password: 'superuser-123', role: 'admin', is_superuser: true };
    const { body } = await control(academy, 'GET state');
    expect(body).toMatchObject({ ...defaults, words: ['default'] });
    expect(body).toMatchObject({ accounts: expect.arrayContaining([expect.objectContaining(superuser)]) as unknown });
    const changes = { scenario: 'failing', seed: 9, latency: [1, 2], fail: 0.5 };
    expect((await control(academy, 'PATCH state', changes)).body).toMatchObject(changes);
    expect(await academy.statusOf('GET /courses/')).toBe(500);
    const back = { scenario: 'default', latency: null, fail: 0 };
    expect((await control(academy, 'PATCH state', back)).body).toMatchObject({ ...back, seed: 9 });
  });

  test('replace data only if the scenario has other data, and keep valid sessions', async ({ academy, token }) => {
    const form = { username: 'guest', email: 'g@x.ir', phone_number: '+989120000000', password: 'secret-1' };
    const guest = (await academy.ask('POST /user/register/', { body: { ...form, role: 'student' } })).body;
    await academy.ask('POST /blogs/1/comments/', { token, body: { text: 'می‌ماند' } });
    for (const scenario of ['slow', 'failing', 'expiring', 'offline', 'malformed', 'default']) {
      await control(academy, 'PATCH state', { scenario });
      expect(academy.world.db.comments.all().at(-1)?.text, scenario).toBe('می‌ماند');
    }
    for (const [scenario, count] of Object.entries({ empty: 0, huge: 10_000, default: 29 })) {
      await control(academy, 'PATCH state', { scenario });
      expect(await academy.statusOf('GET /notifications/', token)).toBe(200);
      expect(await academy.statusOf('GET /notifications/', (guest as { access: string }).access)).toBe(401);
      expect(academy.world.db.courses.all()).toHaveLength(count);
    }
  }, 60_000);
});

const [call, fault] = ['GET /courses/', 'drop'];

test.for<[call: string, field: string, body: object | undefined]>([
  ['PATCH state', 'fail', { fail: 1.1, seed: 5 }],
  ['PATCH state', 'colour', { colour: 'red' }],
  ['PATCH state', 'body', []],
  ['PATCH state', 'body', undefined],
  ['POST override', 'call', { call: 'GET /course/', fault }],
  ['POST override', 'fault', { call, fault: 'sunny' }],
  ['POST override', 'fault.status', { call, fault: { status: 99 } }],
  ['POST override', 'fault.headers.a b', { call, fault: { status: 500, headers: { 'a b': 'c' } } }],
  ['POST override', 'fault.boddy', { call, fault: { status: 500, boddy: {} } }],
  ['POST override', 'nth', { call, fault, nth: 0 }],
  ['POST override', 'nht', { call, fault, nht: 2 }],
  ['POST tokens', 'expires_in', { expires_in: -1 }],
])('%s refuses a wrong %s and shows a valid example: %o', async ([name, field, body], { academy }) => {
  const refusal = { [field]: [expect.any(String)], valid: expect.any(Object) as object };
  expect(await control(academy, name, body)).toEqual({ status: 400, body: refusal });
  expect(academy.world.settings).toEqual(defaults);
});

test('faults can be set as JSON or in short form, listed, and removed', async ({ academy }) => {
  const faults = [
    { call, fault: { status: 503, body: { detail: 'بعداً' } } },
    { call: 'GET /blogs/', fault: { status: 500 }, nth: 2 },
  ];
  for (const body of [faults[0], { ...faults[1], fault: '500' }]) await control(academy, 'POST override', body);
  academy.world.override(coursesApi.read, () => new Response());
  expect((await control(academy, 'GET state')).body).toMatchObject({ faults });
  expect(await academy.statusOf(call)).toBe(503);
  await control(academy, 'POST override', { call, fault: null });
  expect(await academy.statusOf(call)).toBe(200);
});

test('the control API can make access tokens expire; a refresh still works, and an expired token stays expired', async () => {
  let time = TEST_TIME;
  const academy = openAcademy({ now: () => time });
  const { access, refresh } = await academy.login('demo-student');
  await control(academy, 'POST tokens', { expires_in: 60 });
  expect(await academy.statusOf('GET /notifications/', access)).toBe(200);
  time += 60_000;
  expect(await academy.statusOf('GET /notifications/', access)).toBe(401);
  const { body } = await academy.ask('POST /token/refresh/', { body: { refresh } });
  const renewed = (body as { access: string }).access;
  for (const expires_in of [0, 600]) await control(academy, 'POST tokens', { expires_in });
  expect(await academy.statusOf('GET /notifications/', renewed)).toBe(401);
});

test('a reset restores the initial seed, faults, settings, database and log', async () => {
  const faults = [{ call: 'GET /blogs/', fault: { status: 500 } }];
  const academy = openAcademy({ seed: 5, faults });
  const { access: token } = await academy.login('demo-student');
  await academy.ask('POST /blogs/1/comments/', { token, body: { text: 'نمی‌ماند' } });
  await control(academy, 'PATCH state', { scenario: 'empty', seed: 9, fail: 1, latency: [0, 1], clock: 60 });
  await control(academy, 'POST override', { call, fault });
  await control(academy, 'POST reset');
  expect(academy.world.settings).toEqual({ ...defaults, seed: 5, faults });
  expect(academy.world.log).toEqual([]);
  expect(tablesOf(academy.world.db)).toEqual(tablesOf(openAcademy().world.db));
});

interface ControlOperation {
  requestBody?: { content: { 'application/json': { example: object } } };
}

test('the control API accepts every example in its OpenAPI document', async () => {
  const { paths } = controlDocument() as { paths: Record<string, Record<string, ControlOperation>> };
  expect(Object.keys(paths)).toHaveLength(new Set(controlCalls.map(({ path }) => path)).size);
  const academy = openAcademy();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const example = requestBody?.content['application/json'].example;
      if (!example) continue;
      const table = method === 'post' ? 'comments' : 'courses';
      const name = path.replace('/__mock/', '').replace('{table}', table).replace('{id}', '7');
      expect(await control(academy, `${method.toUpperCase()} ${name}`, example)).toMatchObject({ status: 200 });
    }
});

test.for([
  ['https://evil.example', 403],
  ['http://localhost:5173', 200],
  ['http://academy.test', 200],
] as const)('a control request from a page of %s gets the status %i', async ([origin, status], { academy }) => {
  const request = new Request('http://academy.test/api/__mock/reset', { method: 'POST', headers: { Origin: origin } });
  expect((await academy.worlds.handle(request))?.status).toBe(status);
});

test('the control API can read, change, add and remove rows without ending sessions', async ({ academy, token }) => {
  const change = (name: string, body?: object) => control(academy, name, body);
  expect((await change('PATCH rows/courses/7', { title: 'تازه' })).body).toMatchObject({ id: 7, title: 'تازه' });
  expect((await change('GET rows/courses/7')).body).toEqual(academy.world.db.courses.get(7));
  const comment = { blog_id: 1, user: 'demo-student', text: 'از بیرون' };
  const { id } = (await change('POST rows/comments', comment)).body as { id: number };
  expect(academy.world.db.comments.get(id)).toEqual({ id, ...comment });
  await change(`DELETE rows/comments/${id}`);
  expect(academy.world.db.comments.get(id)).toBeUndefined();
  expect(await academy.statusOf('GET /notifications/', token)).toBe(200);
  const before = tablesOf(academy.world.db);
  const wrong = { price: [expect.any(String)], valid: before['courses']?.[6] };
  for (const [name, body, status, refusal] of [
    ['PATCH rows/courses/7', { price: 'free' }, 400, wrong],
    ['POST rows/courses', { ...before['courses']?.[6] }, 400, { detail: 'A row with the id 7 already exists.' }],
    ['GET rows/cources', undefined, 404, { detail: expect.stringContaining('The tables: users, ') as unknown }],
    ['PATCH rows/courses/999', {}, 404, { detail: 'پیدا نشد.' }],
  ] as const)
    expect(await change(name, body), name).toEqual({ status, body: refusal });
  expect(tablesOf(academy.world.db)).toEqual(before);
});
