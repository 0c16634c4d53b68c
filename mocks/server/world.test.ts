import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { coursesApi } from '../../src/api/courses.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { transactionsApi } from '../../src/api/transactions.ts';
import { openAcademy, TEST_TIME, type Academy } from '../testing/academy.ts';
import { courses as corpus } from '../data/corpus/courses.ts';

const free = corpus.findIndex(({ price }) => price === 0) + 1;

let academy: Academy;
beforeEach(async () => {
  academy = await openAcademy();
});

/** The kind of error that the client gives for the course list, or 'ok'. */
const outcome = ({ client }: Academy) =>
  client.call(coursesApi.list, {}).then(
    () => 'ok',
    (error: unknown) => (error as ApiError).kind,
  );

/** The statuses of a call that is made so many times. */
async function statuses(call: `GET ${string}`, times: number): Promise<number[]> {
  const seen = [];
  for (let time = 0; time < times; time += 1) seen.push((await academy.send(call)).status);
  return seen;
}

describe('a call can be made to go wrong', () => {
  test.each([
    ['html', 'malformed'],
    ['empty', 'malformed'],
    ['malformed', 'malformed'],
    ['drop', 'network'],
    [{ status: 200, body: {} }, 'malformed'],
    [{ status: 200, body: null }, 'malformed'],
    [{ status: 500 }, 'http'],
    [() => Response.json([]), 'ok'],
  ] as const)('[F20] %o is for the client: %s', async (fault, kind) => {
    academy.world.override(coursesApi.list, fault);
    expect(await outcome(academy)).toBe(kind);
  });

  test('with a status, a body and headers, and no other call with it', async () => {
    const [body, headers] = [{ detail: 'آرام‌تر' }, { 'Retry-After': '7' }];
    academy.world.override(coursesApi.list, { status: 429, body, headers });
    const answer = await academy.send('GET /courses/');
    expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([429, '7', body]);
    expect([await statuses('GET /courses/1/', 1), await statuses('GET /departments/', 1)]).toEqual([[200], [200]]);
  });

  test('with one response that a function gives to every call', async () => {
    const response = Response.json([]);
    academy.world.override(coursesApi.list, () => response);
    for (const _ of [1, 2]) expect((await academy.ask('GET /courses/')).body).toEqual([]);
  });

  test('only the nth time, counted from then', async () => {
    await academy.ask('GET /departments/');
    academy.world.override(departmentsApi.list, { status: 503 }, 2);
    expect(await statuses('GET /departments/', 3)).toEqual([200, 503, 200]);
  });

  test('with one fault after the other, the last one from then on', async () => {
    academy.world.override(coursesApi.list, [{ status: 503 }, { status: 503 }, 'ok']);
    expect(await statuses('GET /courses/', 4)).toEqual([503, 503, 200, 200]);
    await academy.world.configure({ scenario: 'failing' });
    academy.world.override(coursesApi.list, ['ok', { status: 404 }], 2);
    expect(await statuses('GET /courses/', 4)).toEqual([500, 200, 404, 404]);
  });

  test('after a delay', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    academy.world.override(departmentsApi.list, { delay: 5000 });
    const answer = vi.fn();
    void academy.ask('GET /departments/').then(answer);
    await vi.advanceTimersByTimeAsync(4999);
    expect(answer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(answer).toHaveBeenCalledWith(expect.objectContaining({ status: 200 })));
  });

  test('[F33] with no answer at all, which a client that gives up does not wait for', async () => {
    academy.world.override(coursesApi.list, { delay: 'infinite' });
    const client = createClient({ base: '/api', fetch: academy.fetch, timeout: 50 });
    await expect(client.call(coursesApi.list, {})).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('[F40] with the answer lost after the server acted', async () => {
    const { access: token } = await academy.login('demo-newcomer');
    academy.world.override(transactionsApi.create, 'dropAfter');
    const buy = async (id: number) =>
      (await academy.send('POST /transactions/create/', { token, body: { course: id, amount: 0 } })).type;
    const bought = async () => (await academy.ask('GET /user/profile/student/', { token })).body;
    expect([await buy(free), await bought()]).toMatchObject(['error', { purchased_courses: [free] }]);
    academy.world.override(transactionsApi.create, 'drop');
    expect([await buy(free + 1), await bought()]).toMatchObject(['error', { purchased_courses: [free] }]);
  });
});

describe('the scenario', () => {
  test.each([
    ['default', 'ok'],
    ['empty', 'ok'],
    ['failing', 'http'],
    ['offline', 'network'],
    ['malformed', 'malformed'],
  ] as const)('%s gives the client: %s, and lets one log in', async (scenario, kind) => {
    const other = await openAcademy({ scenario });
    expect(await outcome(other)).toBe(kind);
    expect(await other.login('demo-student')).toHaveProperty('access');
  });

  test('slow takes 1.5 to 3 seconds, the same ones for the same seed', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const times = async (seed: number) => {
      const slow = await openAcademy({ scenario: 'slow', seed });
      const started = Date.now();
      const taken = Array.from({ length: 5 }, async () => {
        await slow.ask('GET /courses/');
        return Date.now() - started;
      });
      await vi.advanceTimersByTimeAsync(3000);
      return Promise.all(taken);
    };
    const first = await times(7);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(1500);
    expect(Math.max(...first)).toBeLessThanOrEqual(3000);
    expect(new Set(first).size).toBeGreaterThan(1);
    expect(await times(7)).toEqual(first);
    expect(await times(8)).not.toEqual(first);
  });
});

describe('requests at the same moment', () => {
  test('[F42] buy a course once', async () => {
    const { access: token } = await academy.login('demo-newcomer');
    const buy = () => academy.ask('POST /transactions/create/', { token, body: { course: free, amount: 0 } });
    const answers = (await Promise.all([buy(), buy(), buy()])).map(({ status }) => status);
    expect(answers.toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
  });

  test('[F54] toggle a like back and forth', async () => {
    const { access: token } = await academy.login('demo-newcomer');
    const likes = async () => (await academy.ask('GET /blogs/1/like/')).body;
    const before = await likes();
    await Promise.all([1, 2].map(() => academy.ask('POST /blogs/1/like/', { token })));
    expect(await likes()).toEqual(before);
  });
});

test('the clock moves forward, and a reset puts it back', async () => {
  const { access: token } = await academy.login('demo-student');
  const status = async () => (await academy.ask('GET /notifications/', { token })).status;
  await academy.ask('PATCH /__mock/state', { body: { clock: 604_799 } });
  expect(await status()).toBe(200);
  await academy.ask('PATCH /__mock/state', { body: { clock: 604_800 } });
  expect([await status(), academy.world.now()]).toEqual([401, TEST_TIME + 604_800_000]);
  expect((await academy.ask('PATCH /__mock/state', { body: { clock: -1 } })).status).toBe(400);
  await academy.world.reset();
  expect(academy.world.now()).toBe(TEST_TIME);
});

test('worlds begin with the same rows, which nobody can change, and each goes its own way', async () => {
  const other = await openAcademy();
  const [mine, its] = [academy.world.db.users, other.world.db.users];
  expect(its.all().every((row, index) => row === mine.all()[index])).toBe(true);
  expect(() => Object.assign(mine.all()[0] ?? {}, { bio: 'دیگر' })).toThrow(TypeError);
  const idOf = (name: string) => mine.find(({ username }) => username === name)?.id ?? '';
  mine.update(idOf('demo-student'), { bio: 'دیگر' });
  mine.remove(idOf('demo-admin'));
  expect(its.all().map(({ bio }) => bio)).not.toContain('دیگر');
  expect([mine.all().length, its.all().length]).toEqual([4, 5]);
  expect((await openAcademy()).world.db.users.all().length).toBe(5);
});
