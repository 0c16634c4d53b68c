import { describe, expect } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { defaults } from '../server/settings.ts';
import { openAcademy, test, TEST_TIME, type Academy } from '../testing/academy.ts';

/** Steers the server: `PATCH state`. */
const control = ({ ask }: Academy, call: string, body?: object) => ask(call.replace(' ', ' /__mock/'), { body });

describe('the state', () => {
  test('says how the server behaves and what there is to choose from', async ({ academy }) => {
    const superuser = { username: 'demo-superuser', password: 'superuser-123', role: 'admin', is_superuser: true };
    const body = {
      ...defaults,
      words: ['default'],
      scenarios: expect.arrayContaining(['default', 'huge', 'malformed']) as string[],
      calls: expect.arrayContaining(['POST /transactions/create/', 'GET /courses/:id/']) as string[],
      accounts: expect.arrayContaining([superuser]) as object[],
    };
    expect(await control(academy, 'GET state')).toMatchObject({ status: 200, body });
  });

  test('is changed in what is named, and answers with the new one', async ({ academy }) => {
    const changes = { scenario: 'failing', seed: 9, latency: [1, 2], fail: 0.5 };
    expect((await control(academy, 'PATCH state', changes)).body).toMatchObject(changes);
    expect(await academy.statusOf('GET /courses/')).toBe(500);
    const back = { scenario: 'default', latency: null, fail: 0 };
    expect((await control(academy, 'PATCH state', back)).body).toMatchObject({ ...back, seed: 9 });
    expect(await academy.statusOf('GET /courses/')).toBe(200);
  });

  test('keeps what was written while only behaviour changes', async ({ academy, token }) => {
    await academy.ask('POST /blogs/1/comments/', { token, body: { text: 'می‌ماند' } });
    for (const scenario of ['slow', 'failing', 'expiring', 'offline', 'malformed', 'default']) {
      await control(academy, 'PATCH state', { scenario });
      expect(academy.world.db.comments.all().at(-1)?.text, scenario).toBe('می‌ماند');
    }
    expect(await academy.statusOf('GET /notifications/', token)).toBe(200);
  });

  test('changes the data where the scenario has others; sessions of those who stay go on', async ({
    academy,
    token,
  }) => {
    const form = { username: 'guest', email: 'g@x.ir', phone_number: '+989120000000', password: 'secret-1' };
    const guest = (await academy.ask('POST /user/register/', { body: { ...form, role: 'student' } })).body;
    const count = async (scenario: string) => {
      await control(academy, 'PATCH state', { scenario });
      expect(await academy.statusOf('GET /notifications/', token)).toBe(200);
      return academy.world.db.courses.all().length;
    };
    expect(await count('empty')).toBe(0);
    expect(await academy.statusOf('GET /notifications/', (guest as { access: string }).access)).toBe(401);
    expect(await count('huge')).toBe(10_000);
    expect(await count('default')).toBeLessThan(100);
  }, 60_000);
});

const [call, fault] = ['GET /courses/', 'drop'];

test.for<[call: string, field: string, body: object | undefined]>([
  ['PATCH state', 'scenario', { scenario: 'sunny' }],
  ['PATCH state', 'seed', { seed: '7' }],
  ['PATCH state', 'latency', { latency: [400, 100] }],
  ['PATCH state', 'fail', { fail: 1.1, seed: 5 }],
  ['PATCH state', 'flavour', { flavour: 'mint' }],
  ['PATCH state', 'clock', { clock: -1 }],
  ['PATCH state', 'colour', { colour: 'red' }],
  ['PATCH state', 'non_field_errors', []],
  ['PATCH state', 'non_field_errors', undefined],
  ['POST override', 'call', { call: 'GET /course/', fault }],
  ['POST override', 'fault', { call, fault: 'sunny' }],
  ['POST override', 'fault', { call, fault: { status: 99 } }],
  ['POST override', 'fault', { call, fault: { status: 500, headers: { 'a b': 'c' } } }],
  ['POST override', 'fault.boddy', { call, fault: { status: 500, boddy: {} } }],
  ['POST override', 'fault', { call }],
  ['POST override', 'nth', { call, fault, nth: 0 }],
  ['POST override', 'nht', { call, fault, nht: 2 }],
  ['POST tokens', 'expires_in', { expires_in: -1 }],
  ['POST tokens', 'when', { expires_in: 0, when: 1 }],
])('%s refuses a wrong %s: %o', async ([name, field, body], { academy }) => {
  expect(await control(academy, name, body)).toEqual({ status: 400, body: { [field]: [expect.any(String)] } });
  expect(academy.world.settings).toEqual(defaults);
});

test('faults are planned as JSON or in a word, told, and taken away', async ({ academy }) => {
  const planned = [
    { call, fault: { status: 503, body: { detail: 'بعداً' } } },
    { call: 'GET /departments/', fault: { delay: 10 } },
    { call: 'GET /blogs/', fault: { status: 500 }, nth: 2 },
  ];
  const words = [planned[0]?.fault, 'delay:10', '500'];
  for (const [index, each] of planned.entries())
    await control(academy, 'POST override', { ...each, fault: words[index] });
  academy.world.override(coursesApi.read, () => new Response());
  expect((await control(academy, 'GET state')).body).toMatchObject({ faults: planned });
  const statuses = [];
  for (const path of ['courses', 'blogs', 'blogs']) statuses.push(await academy.statusOf(`GET /${path}/`));
  expect(statuses).toEqual([503, 200, 500]);
  await control(academy, 'POST override', { call, fault: null });
  expect(await academy.statusOf('GET /courses/')).toBe(200);
});

test('tokens end when the clock says, a refresh goes on, and what ended does not come to life again', async () => {
  let time = TEST_TIME;
  const academy = openAcademy({ now: () => time });
  const { access, refresh } = await academy.login('demo-student');
  await control(academy, 'POST tokens', { expires_in: 60 });
  time += 59_000;
  expect(await academy.statusOf('GET /notifications/', access)).toBe(200);
  time += 1_000;
  expect(await academy.statusOf('GET /notifications/', access)).toBe(401);
  const { body } = await academy.ask('POST /token/refresh/', { body: { refresh } });
  const renewed = (body as { access: string }).access;
  expect(await academy.statusOf('GET /notifications/', renewed)).toBe(200);
  for (const expires_in of [0, 600]) await control(academy, 'POST tokens', { expires_in });
  expect(await academy.statusOf('GET /notifications/', renewed)).toBe(401);
});

test('the log has the last five hundred calls, and is emptied', async ({ academy }) => {
  for (let index = 0; index < 510; index += 1)
    await academy.send(index === 9 ? 'GET /blogs/1/like/' : 'GET /departments/');
  const log = (await control(academy, 'GET requests')).body as { path: string }[];
  expect(log).toHaveLength(500);
  expect(log.some(({ path }) => path.includes('like'))).toBe(false);
  await control(academy, 'DELETE requests');
  expect((await control(academy, 'GET requests')).body).toEqual([]);
});

test('reset puts seed, faults, settings, database and log back', async () => {
  const faults = [{ call: 'GET /blogs/', fault: { status: 500 } }];
  const academy = openAcademy({ seed: 5, faults });
  const { access: token } = await academy.login('demo-student');
  await academy.ask('POST /blogs/1/comments/', { token, body: { text: 'نمی‌ماند' } });
  await control(academy, 'PATCH state', { scenario: 'empty', seed: 9, fail: 1, latency: [0, 1], clock: 60 });
  await control(academy, 'POST override', { call, fault });
  await control(academy, 'POST reset');
  expect(academy.world.settings).toEqual({ ...defaults, seed: 5, faults });
  expect((await control(academy, 'GET requests')).body).toEqual([]);
  expect(academy.world.db.comments.all().at(-1)?.text).not.toBe('نمی‌ماند');
  expect(await academy.statusOf('GET /notifications/', token)).toBe(401);
  expect((await academy.ask('GET /courses/')).body).not.toEqual([]);
});

test.for([
  ['https://evil.example', 403],
  ['http://localhost:5173', 200],
  ['http://academy.test', 200],
] as const)('the page of %s that steers gets %i', async ([origin, status], { academy }) => {
  const request = new Request('http://academy.test/api/__mock/reset', { method: 'POST', headers: { Origin: origin } });
  expect((await academy.world.handle(request))?.status).toBe(status);
});

describe('a snapshot', () => {
  test('puts the database of another server here, sessions included', async ({ academy, token }) => {
    await academy.ask('POST /blogs/1/comments/', { token, body: { text: 'همراه' } });
    const { body } = await control(academy, 'GET snapshot');
    const other = openAcademy();
    expect((await control(other, 'PUT snapshot', body as object)).status).toBe(200);
    expect(await other.statusOf('GET /notifications/', token)).toBe(200);
    expect((await control(other, 'GET snapshot')).body).toEqual(body);
  });

  type Tables = Record<'courses' | 'uploads', object[]>;

  test.for<[name: string, said: string, spoil: (tables: Tables) => object | undefined]>([
    ['nothing', 'داده', () => undefined],
    ['another version', 'version is 0', (tables) => ({ version: 0, tables })],
    ['missing tables', 'tables.users', () => ({ version: 3, tables: {} })],
    [
      'one wrong row',
      'tables.courses.3.price',
      ({ courses, ...tables }) => ({
        version: 3,
        tables: { ...tables, courses: courses.with(3, { ...courses[3], price: 'free' }) },
      }),
    ],
    [
      'a page in the place of a picture',
      'tables.uploads.0.type',
      (tables) => ({ version: 3, tables: { ...tables, uploads: [{ id: 'page', type: 'text/html' }] } }),
    ],
  ])('of %s is refused and changes nothing', async ([, said, spoil], { academy }) => {
    const { body } = await control(academy, 'GET snapshot');
    const detail = expect.stringContaining(said) as unknown;
    const spoilt = spoil((body as { tables: Tables }).tables);
    expect(await control(academy, 'PUT snapshot', spoilt)).toEqual({ status: 400, body: { detail } });
    expect((await control(academy, 'GET snapshot')).body).toEqual(body);
  });
});
