import { beforeEach, describe, expect, test } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { openAcademy, TEST_TIME, type Academy } from '../testing/academy.ts';

let academy: Academy;
let time: number;
beforeEach(async () => {
  time = TEST_TIME;
  academy = await openAcademy({ now: () => time });
});

const control = (call: `${string} ${string}`, body?: object) => {
  const [method, name] = call.split(' ');
  return academy.ask(`${method} /__mock/${name}`, body && { body });
};

const statusOf = async (call: `${string} ${string}`, token?: string) =>
  (await academy.send(call, token === undefined ? {} : { token })).status;

describe('the state', () => {
  test('says how the server behaves and what there is to choose from', async () => {
    const { status, body } = await control('GET state');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      scenario: 'default',
      scenarios: expect.arrayContaining(['default', 'huge', 'malformed']),
      seed: 1,
      latency: null,
      fail: 0,
      flavour: 'plain',
      faults: [],
      calls: expect.arrayContaining(['POST /transactions/create/', 'GET /courses/:id/']),
      accounts: expect.arrayContaining([
        { username: 'demo-superuser', password: 'superuser-123', role: 'admin', is_superuser: true },
      ]),
    });
  });

  test('is changed in what is named, and answers with the new one', async () => {
    const changes = { scenario: 'failing', seed: 9, latency: [1, 2], fail: 0.5 };
    expect((await control('PATCH state', changes)).body).toMatchObject(changes);
    expect(await statusOf('GET /courses/')).toBe(500);
    expect((await control('PATCH state', { scenario: 'default', latency: null, fail: 0 })).body).toMatchObject({
      scenario: 'default',
      seed: 9,
      latency: null,
    });
    expect(await statusOf('GET /courses/')).toBe(200);
  });

  test.each([
    ['scenario', { scenario: 'sunny' }],
    ['scenario', { scenario: 'toString' }],
    ['seed', { seed: 1.5 }],
    ['seed', { seed: '7' }],
    ['latency', { latency: [400, 100] }],
    ['latency', { latency: 100 }],
    ['fail', { fail: 1.1, seed: 5 }],
    ['flavour', { flavour: 'mint' }],
    ['colour', { colour: 'red' }],
    ['non_field_errors', []],
    ['non_field_errors', undefined],
  ])('refuses a wrong %s: %o', async (field, changes) => {
    expect(await control('PATCH state', changes)).toEqual({ status: 400, body: { [field]: [expect.any(String)] } });
    expect((await control('GET state')).body).toMatchObject({ scenario: 'default', seed: 1, latency: null, fail: 0 });
  });

  test('keeps what was written while only behaviour changes', async () => {
    const { access: token } = await academy.login('demo-student');
    await academy.ask('POST /blogs/1/comments/', { token, body: { text: 'می‌ماند' } });
    for (const scenario of ['slow', 'failing', 'expiring', 'offline', 'malformed', 'default']) {
      await control('PATCH state', { scenario });
      expect(academy.world.db.comments.all().at(-1)?.text, scenario).toBe('می‌ماند');
    }
    expect(await statusOf('GET /notifications/', token)).toBe(200);
  });

  test(
    'changes the data with the scenario where it has others; sessions of those who stay go on',
    { timeout: 60_000 },
    async () => {
      const { access: token } = await academy.login('demo-student');
      const { body } = await academy.ask('POST /user/register/', {
        body: {
          username: 'guest',
          email: 'g@x.ir',
          phone_number: '+989120000000',
          password: 'secret-1',
          role: 'student',
        },
      });
      await control('PATCH state', { scenario: 'empty' });
      expect((await academy.ask('GET /courses/')).body).toEqual([]);
      expect(await statusOf('GET /notifications/', token)).toBe(200);
      expect(await statusOf('GET /notifications/', (body as { access: string }).access)).toBe(401);
      const users = academy.world.db.users.all().map(({ id }) => id);
      expect(academy.world.db.tokens.all().filter(({ user_id }) => !users.includes(user_id))).toEqual([]);
      await control('PATCH state', { scenario: 'huge' });
      expect(academy.world.db.courses.all().length).toBe(10_000);
      await control('PATCH state', { scenario: 'default' });
      expect(academy.world.db.courses.all().length).toBeLessThan(100);
      expect(await statusOf('GET /notifications/', token)).toBe(200);
    },
  );
});

describe('faults', () => {
  test('are planned as JSON or in a word, told, and taken away', async () => {
    await control('POST override', { call: 'GET /courses/', fault: { status: 503, body: { detail: 'بعداً' } } });
    await control('POST override', { call: 'GET /departments/', fault: 'delay:10' });
    await control('POST override', { call: 'GET /blogs/', fault: '500', nth: 2 });
    academy.world.override(coursesApi.read, () => new Response());
    expect((await control('GET state')).body).toMatchObject({
      faults: [
        { call: 'GET /courses/', fault: { status: 503, body: { detail: 'بعداً' } } },
        { call: 'GET /departments/', fault: { delay: 10 } },
        { call: 'GET /blogs/', fault: { status: 500 }, nth: 2 },
      ],
    });
    expect([await statusOf('GET /courses/'), await statusOf('GET /blogs/'), await statusOf('GET /blogs/')]).toEqual([
      503, 200, 500,
    ]);
    await control('POST override', { call: 'GET /courses/', fault: null });
    expect(await statusOf('GET /courses/')).toBe(200);
  });

  test.each([
    ['call', { call: 'GET /course/', fault: 'drop' }],
    ['fault', { call: 'GET /courses/', fault: 'sunny' }],
    ['fault', { call: 'GET /courses/', fault: { status: 99 } }],
    ['fault', { call: 'GET /courses/', fault: {} }],
    ['fault', { call: 'GET /courses/', fault: { status: 500, headers: { 'a b': 'c' } } }],
    ['fault', { call: 'GET /courses/' }],
    ['nth', { call: 'GET /courses/', fault: 'drop', nth: 0 }],
  ])('with a wrong %s are refused: %o', async (field, order) => {
    expect(await control('POST override', order)).toMatchObject({
      status: 400,
      body: { [field]: [expect.any(String)] },
    });
    expect(await statusOf('GET /courses/')).toBe(200);
  });
});

describe('tokens', () => {
  test('end when the clock says, and a refresh goes on', async () => {
    const { access, refresh } = await academy.login('demo-student');
    await control('POST tokens', { expires_in: 60 });
    time += 59_000;
    expect(await statusOf('GET /notifications/', access)).toBe(200);
    time += 1_000;
    expect(await statusOf('GET /notifications/', access)).toBe(401);
    const { body } = await academy.ask('POST /token/refresh/', { body: { refresh } });
    const renewed = (body as { access: string }).access;
    expect(await statusOf('GET /notifications/', renewed)).toBe(200);
    await control('POST tokens', { expires_in: 0 });
    expect(await statusOf('GET /notifications/', renewed)).toBe(401);
    expect((await control('POST tokens', { expires_in: -1 })).status).toBe(400);
  });

  test('that ended do not come to life again', async () => {
    const { access } = await academy.login('demo-student');
    await control('POST tokens', { expires_in: 0 });
    await control('POST tokens', { expires_in: 600 });
    expect(await statusOf('GET /notifications/', access)).toBe(401);
  });
});

test('the log has the last five hundred calls, and is emptied', async () => {
  for (let index = 0; index < 510; index += 1)
    await academy.send(index === 9 ? 'GET /blogs/1/like/' : 'GET /departments/');
  const log = (await control('GET requests')).body as { path: string }[];
  expect(log).toHaveLength(500);
  expect(log.some(({ path }) => path.includes('like'))).toBe(false);
  await control('DELETE requests');
  expect((await control('GET requests')).body).toEqual([]);
});

test('reset puts seed, faults, settings, database and log back', async () => {
  academy = await openAcademy({ seed: 5, faults: [{ call: 'GET /blogs/', fault: { status: 500 } }] });
  const { access: token } = await academy.login('demo-student');
  await academy.ask('POST /blogs/1/comments/', { token, body: { text: 'نمی‌ماند' } });
  await control('PATCH state', { scenario: 'empty', seed: 9, fail: 1, latency: [0, 1] });
  await control('POST override', { call: 'GET /courses/', fault: 'drop' });
  await control('POST reset');
  expect((await control('GET state')).body).toMatchObject({
    scenario: 'default',
    seed: 5,
    fail: 0,
    latency: null,
    faults: [{ call: 'GET /blogs/', fault: { status: 500 } }],
  });
  expect((await control('GET requests')).body).toEqual([]);
  expect(academy.world.db.comments.all().at(-1)?.text).not.toBe('نمی‌ماند');
  expect(await statusOf('GET /notifications/', token)).toBe(401);
  expect((await academy.ask('GET /courses/')).body).not.toEqual([]);
});

test('an address under __mock that is none is 404, and another method 405', async () => {
  expect((await control('GET rest')).status).toBe(404);
  expect((await control('POST state', {})).status).toBe(405);
});

test('wrong keys of orders are named', async () => {
  const order = { call: 'GET /courses/', fault: 'drop', nht: 2 };
  expect(await control('POST override', order)).toEqual({ status: 400, body: { nht: [expect.any(String)] } });
  const fault = { status: 500, boddy: {} };
  const nested = await control('POST override', { call: 'GET /courses/', fault });
  expect(nested).toEqual({ status: 400, body: { 'fault.boddy': [expect.any(String)] } });
  expect(await control('POST tokens', { expires_in: 0, when: 1 })).toMatchObject({
    status: 400,
    body: { when: [expect.any(String)] },
  });
});

test.each([
  ['https://evil.example', 403],
  ['http://localhost:5173', 200],
  ['http://academy.test', 200],
])('the page of %s that steers gets %i', async (origin, status) => {
  const request = new Request('http://academy.test/api/__mock/reset', { method: 'POST', headers: { Origin: origin } });
  expect((await academy.world.handle(request))?.status).toBe(status);
});
