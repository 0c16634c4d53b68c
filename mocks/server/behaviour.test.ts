import { describe, expect, test } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { transactionsApi } from '../../src/api/transactions.ts';
import { formOf, openAcademy, type Academy } from '../testing/academy.ts';
import { chance } from '../data/chance.ts';
import { courses as corpus } from '../data/corpus/courses.ts';

const CALLS = ['GET /courses/', 'GET /departments/', 'GET /blogs/', 'GET /courses/1/', 'GET /courses/2/'] as const;

/** The statuses of each call in the order of its times, when calls come in the order of `sequence`. */
async function statusesOf(academy: Academy, sequence: readonly (typeof CALLS)[number][]) {
  const seen: Record<string, number[]> = {};
  await Promise.all(
    sequence.map(async (call) => {
      const kind = call.replace(/\d/, ':id');
      const place = (seen[kind] ??= []).push(0) - 1;
      const { status } = await academy.ask(call);
      seen[kind][place] = status;
    }),
  );
  return seen;
}

describe('chance', () => {
  const times = Array.from({ length: 40 });
  const inRows = CALLS.flatMap((call) => times.map(() => call));
  const inTurns = times.flatMap(() => [...CALLS].toReversed());

  test('gives each call the same fate for the same seed, however calls are mixed', async () => {
    const [first, second] = [
      await statusesOf(await openAcademy({ seed: 7, fail: 0.3 }), inRows),
      await statusesOf(await openAcademy({ seed: 7, fail: 0.3 }), inTurns),
    ];
    expect(second).toEqual(first);
    expect(Object.values(first).every((each) => each.includes(500) && each.includes(200))).toBe(true);
    expect(await statusesOf(await openAcademy({ seed: 8, fail: 0.3 }), inRows)).not.toEqual(first);
  });

  test('begins anew when the seed is set on a server that runs', async () => {
    const academy = await openAcademy({ seed: 7, fail: 0.3 });
    const first = await statusesOf(academy, inRows);
    expect(await statusesOf(academy, inRows)).not.toEqual(first);
    await academy.world.configure({ seed: 7 });
    expect(await statusesOf(academy, inRows)).toEqual(first);
  });

  test('is spread evenly', () => {
    const rolls = Array.from({ length: 10_000 }, (_, index) => chance(1, 'GET /courses/', index));
    for (const share of [0.1, 0.5, 0.9]) {
      expect(Math.abs(rolls.filter((roll) => roll < share).length / rolls.length - share)).toBeLessThan(0.02);
    }
    expect(new Set(rolls).size).toBeGreaterThan(9_990);
  });
});

test('latency lies between its two ends and takes the place of the scenario’s', async () => {
  const academy = await openAcademy({ scenario: 'slow', latency: [20, 40] });
  await academy.ask('GET /departments/');
  await academy.ask('GET /departments/');
  for (const { ms } of academy.world.log) {
    expect(ms).toBeGreaterThanOrEqual(19);
    expect(ms).toBeLessThan(1000);
  }
});

describe('a fault', () => {
  const free = corpus.findIndex(({ price }) => price === 0) + 1;

  test('[F42] called duplicate acts twice and gives the second answer', async () => {
    const academy = await openAcademy();
    const { access: token } = await academy.login('demo-newcomer');
    academy.world.override(transactionsApi.create, 'duplicate');
    const body = { course: free, amount: 0 };
    expect((await academy.ask('POST /transactions/create/', { token, body })).status).toBe(400);
    expect(academy.world.db.transactions.where(({ course_id }) => course_id === free)).toHaveLength(1);
  });

  test('called duplicate acts twice on forms, too', async () => {
    const academy = await openAcademy();
    const { access: token } = await academy.login('demo-admin');
    const body = formOf({ title: 'دوباره', description: 'متن', price: '1000' });
    academy.world.override(coursesApi.create, 'duplicate');
    expect((await academy.ask('POST /courses/create/', { token, body })).status).toBe(201);
    expect(academy.world.db.courses.where(({ title }) => title === 'دوباره')).toHaveLength(2);
  });
});
