import { beforeEach, describe, expect, test } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { defaults } from '../server/settings.ts';
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
    expect(await control('GET state')).toMatchObject({
      status: 200,
      body: {
        ...defaults,
        words: ['default'],
        scenarios: expect.arrayContaining(['default', 'huge', 'malformed']) as string[],
        calls: expect.arrayContaining(['POST /transactions/create/', 'GET /courses/:id/']) as string[],
        accounts: expect.arrayContaining([
          { username: 'demo-superuser', password: 'superuser-123', role: 'admin', is_superuser: true },
        ]) as object[],
      },
    });
  });

  test('is changed in what is named, and answers with the new one', async () => {
    const changes = { scenario: 'failing', seed: 9, latency: [1, 2], fail: 0.5 };
    expect((await control('PATCH state', changes)).body).toMatchObject(changes);
    expect(await statusOf('GET /courses/')).toBe(500);
    const back = { scenario: 'default', latency: null, fail: 0 };
    expect((await control('PATCH state', back)).body).toMatchObject({ ...back, seed: 9 });
    expect(await statusOf('GET /courses/')).toBe(200);
  });

  test.each([
    ['scenario', { scenario: 'sunny' }],
    ['seed', { seed: '7' }],
    ['latency', { latency: [400, 100] }],
    ['fail', { fail: 1.1, seed: 5 }],
    ['flavour', { flavour: 'mint' }],
    ['colour', { colour: 'red' }],
    ['non_field_errors', []],
    ['non_field_errors', undefined],
  ])('refuses a wrong %s: %o', async (field, changes) => {
    expect(await control('PATCH state', changes)).toEqual({ status: 400, body: { [field]: [expect.any(String)] } });
    expect(academy.world.settings).toEqual(defaults);
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

  test('changes the data where the scenario has others; sessions of those who stay go on', async () => {
    const { access: token } = await academy.login('demo-student');
    const form = { username: 'guest', email: 'g@x.ir', phone_number: '+989120000000', password: 'secret-1' };
    const guest = (await academy.ask('POST /user/register/', { body: { ...form, role: 'student' } })).body;
    const count = async (scenario: string) => {
      await control('PATCH state', { scenario });
      expect(await statusOf('GET /notifications/', token)).toBe(200);
      return academy.world.db.courses.all().length;
    };
    expect(await count('empty')).toBe(0);
    expect(await statusOf('GET /notifications/', (guest as { access: string }).access)).toBe(401);
    expect(await count('huge')).toBe(10_000);
    expect(await count('default')).toBeLessThan(100);
  }, 60_000);
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
    const statuses = [];
    for (const path of ['courses', 'blogs', 'blogs']) statuses.push(await statusOf(`GET /${path}/`));
    expect(statuses).toEqual([503, 200, 500]);
    await control('POST override', { call: 'GET /courses/', fault: null });
    expect(await statusOf('GET /courses/')).toBe(200);
  });

  test.each([
    ['call', { call: 'GET /course/', fault: 'drop' }],
    ['fault', { call: 'GET /courses/', fault: 'sunny' }],
    ['fault', { call: 'GET /courses/', fault: { status: 99 } }],
    ['fault', { call: 'GET /courses/', fault: { status: 500, headers: { 'a b': 'c' } } }],
    ['fault.boddy', { call: 'GET /courses/', fault: { status: 500, boddy: {} } }],
    ['fault', { call: 'GET /courses/' }],
    ['nth', { call: 'GET /courses/', fault: 'drop', nth: 0 }],
    ['nht', { call: 'GET /courses/', fault: 'drop', nht: 2 }],
  ])('with a wrong %s are refused: %o', async (field, order) => {
    expect(await control('POST override', order)).toEqual({ status: 400, body: { [field]: [expect.any(String)] } });
    expect(await statusOf('GET /courses/')).toBe(200);
  });
});

test('tokens end when the clock says, a refresh goes on, and what ended does not come to life again', async () => {
  const { access, refresh } = await academy.login('demo-student');
  await control('POST tokens', { expires_in: 60 });
  time += 59_000;
  expect(await statusOf('GET /notifications/', access)).toBe(200);
  time += 1_000;
  expect(await statusOf('GET /notifications/', access)).toBe(401);
  const { body } = await academy.ask('POST /token/refresh/', { body: { refresh } });
  const renewed = (body as { access: string }).access;
  expect(await statusOf('GET /notifications/', renewed)).toBe(200);
  for (const expires_in of [0, 600]) await control('POST tokens', { expires_in });
  expect(await statusOf('GET /notifications/', renewed)).toBe(401);
  for (const wrong of [{ expires_in: -1 }, { expires_in: 0, when: 1 }])
    expect((await control('POST tokens', wrong)).status).toBe(400);
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
  const faults = [{ call: 'GET /blogs/', fault: { status: 500 } }];
  expect(academy.world.settings).toEqual({ ...defaults, seed: 5, faults });
  expect((await control('GET requests')).body).toEqual([]);
  expect(academy.world.db.comments.all().at(-1)?.text).not.toBe('نمی‌ماند');
  expect(await statusOf('GET /notifications/', token)).toBe(401);
  expect((await academy.ask('GET /courses/')).body).not.toEqual([]);
});

test('an address under __mock that is none is 404, and another method 405', async () => {
  expect((await control('GET rest')).status).toBe(404);
  expect((await control('POST state', {})).status).toBe(405);
});

test.each([
  ['https://evil.example', 403],
  ['http://localhost:5173', 200],
  ['http://academy.test', 200],
])('the page of %s that steers gets %i', async (origin, status) => {
  const request = new Request('http://academy.test/api/__mock/reset', { method: 'POST', headers: { Origin: origin } });
  expect((await academy.world.handle(request))?.status).toBe(status);
});
