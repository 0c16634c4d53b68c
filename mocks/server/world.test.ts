import { describe, expect, vi } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { openAcademy, test, type Academy } from '../testing/academy.ts';

/** Returns the kind of error that the client throws for the course list, or 'ok'. */
const outcome = ({ client }: Academy) =>
  client.call(coursesApi.list, {}).then(
    () => 'ok',
    (error: unknown) => (error as ApiError).kind,
  );

async function statusesOf({ statusOf }: Academy, ...calls: string[]): Promise<number[]> {
  const seen = [];
  for (const call of calls) seen.push(await statusOf(call));
  return seen;
}

const [list, departments] = ['GET /courses/', 'GET /departments/'];

describe('a fault can be set', () => {
  test.for([
    ['html', 'malformed'],
    ['empty', 'malformed'],
    ['malformed', 'malformed'],
    ['drop', 'network'],
    [{ status: 200, body: {} }, 'malformed'],
    [{ status: 200, body: null }, 'malformed'],
    [500, 'http'],
    [() => Response.json([]), 'ok'],
  ] as const)('[F20] to %o, which the client reports as %s', async ([fault, kind], { academy }) => {
    academy.world.override(coursesApi.list, fault);
    expect(await outcome(academy)).toBe(kind);
  });

  test('with a status, a body and headers, and affects only its own endpoint', async ({ academy }) => {
    const [body, headers] = [{ detail: 'آرام‌تر' }, { 'Retry-After': '7' }];
    academy.world.override(coursesApi.list, { status: 429, body, headers });
    const answer = await academy.send(list);
    expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([429, '7', body]);
    expect(await statusesOf(academy, 'GET /courses/1/', departments)).toEqual([200, 200]);
  });

  test('but not for an unknown endpoint', ({ academy }) => {
    expect(() => academy.world.override('GET /course/', '500')).toThrow('The API has no call "GET /course/"');
  });

  test('as a sequence whose last fault applies to all later calls', async ({ academy }) => {
    academy.world.override(coursesApi.list, [{ status: 503 }, { status: 503 }, 'ok']);
    expect(await statusesOf(academy, list, list, list, list)).toEqual([503, 503, 200, 200]);
    await academy.world.configure({ scenario: 'failing' });
    academy.world.override(coursesApi.list, ['ok', { status: 404 }], 2);
    expect(await statusesOf(academy, list, list, list, list)).toEqual([500, 200, 404, 404]);
  });
});

describe('the mock’s scenario', () => {
  test.for([
    ['default', 'ok'],
    ['empty', 'ok'],
    ['failing', 'http'],
    ['offline', 'network'],
    ['malformed', 'malformed'],
  ] as const)('%s makes a call for the course list end with «%s», and allows a log-in', async ([scenario, kind]) => {
    const academy = openAcademy({ scenario });
    expect(await outcome(academy)).toBe(kind);
    expect(await academy.login('demo-student')).toHaveProperty('access');
  });

  test.for([
    [null, 1500, 3000],
    [[20, 40], 20, 40],
  ] as const)('slow with the latency %o delays responses by %i to %i ms', async ([latency, min, max]) => {
    vi.useFakeTimers();
    const slow = openAcademy({ scenario: 'slow', latency });
    const started = Date.now();
    const taken = Array.from({ length: 5 }, () => slow.ask(list).then(() => Date.now() - started));
    await vi.advanceTimersByTimeAsync(max);
    const times = await Promise.all(taken);
    expect(times.filter((time) => time < min || time > max)).toEqual([]);
    expect(new Set(times).size).toBeGreaterThan(1);
  });
});

test('with the same seed, each call gets the same random failures, in any order of calls', async () => {
  const [calls, times] = [[list, departments, 'GET /blogs/', 'GET /blogs/1/comments/'], Array.from({ length: 40 })];
  const inRows = calls.flatMap((call) => times.map(() => call));
  const inTurns = times.flatMap(() => calls.toReversed());
  /** Sends all calls of `sequence` at once. Returns, for each endpoint, the statuses of its calls in order. */
  async function fates({ statusOf }: Academy, sequence: readonly string[]) {
    const seen = await Promise.all(sequence.map(async (call) => [call, await statusOf(call)] as const));
    return calls.map((call) => seen.flatMap(([of, status]) => (of === call ? status : [])));
  }
  const first = await fates(openAcademy({ seed: 7, fail: 0.3 }), inRows);
  expect(first.every((each) => each.includes(500) && each.includes(200))).toBe(true);
  expect(await fates(openAcademy({ seed: 7, fail: 0.3 }), inTurns)).toEqual(first);
  const academy = openAcademy({ seed: 8, fail: 0.3 });
  expect(await fates(academy, inRows)).not.toEqual(first);
  // Setting the seed restarts the random values.
  await academy.world.configure({ seed: 7 });
  expect(await fates(academy, inRows)).toEqual(first);
});
