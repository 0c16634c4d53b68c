import { expect, test, vi } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { openAcademy } from '../testing/academy.ts';
import { toWords } from '../server/settings.ts';
import { applySearch } from './address.ts';

const queryOf = (words: readonly string[]) => `?${new URLSearchParams(words.map((word) => ['mock', word])).toString()}`;

test('an address says how the server behaves; what it leaves out is as by default', async () => {
  const { world, ask } = await openAcademy({ scenario: 'slow', fail: 0.5 });
  world.override(coursesApi.list, 'drop');
  await applySearch(world, '?q=1&mock=seed:7&mock=GET+/blogs/%3D500%402');
  expect(world.settings).toEqual({
    scenario: 'default',
    seed: 7,
    latency: null,
    fail: 0,
    flavour: 'plain',
    clock: 0,
    faults: [{ call: 'GET /blogs/', fault: { status: 500 }, nth: 2 }],
  });
  expect([(await ask('GET /blogs/')).status, (await ask('GET /blogs/')).status]).toEqual([200, 500]);
});

test('the words of one server make another behave alike', async () => {
  const one = await openAcademy({ scenario: 'empty', seed: 3, latency: [1, 2], fail: 0.25 });
  one.world.override(coursesApi.list, { delay: 5 }, 4);
  const other = await openAcademy({ scenario: 'huge' });
  await applySearch(other.world, queryOf(toWords(one.world.settings)));
  expect(other.world.settings).toEqual(one.world.settings);
  expect(other.world.db.courses.all().length).toBe(0);
}, 60_000);

test('an address without words, or with a wrong one, changes nothing', async () => {
  const { world } = await openAcademy({ scenario: 'slow', seed: 9 });
  const warn = vi.fn();
  for (const search of ['', '?', '?q=1', '/courses']) await applySearch(world, search, warn);
  expect(warn).not.toHaveBeenCalled();
  await applySearch(world, queryOf(['seed:7', 'sunny']), warn);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"sunny" is none of: default')]]);
  expect(world.settings).toMatchObject({ scenario: 'slow', seed: 9 });
});
