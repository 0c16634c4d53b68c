import { expect, test, vi } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { openAcademy } from '../testing/academy.ts';
import { defaults } from '../server/settings.ts';
import { applySearch } from './address.ts';

test('an address says how the server behaves; what it leaves out is as by default', async () => {
  const { world, ask } = await openAcademy({ scenario: 'slow', fail: 0.5 });
  world.override(coursesApi.list, 'drop');
  await applySearch(world, '?q=1&mock=seed:7&mock=GET+/blogs/%3D500%402');
  const faults = [{ call: 'GET /blogs/', fault: { status: 500 }, nth: 2 }];
  expect(world.settings).toEqual({ ...defaults, seed: 7, faults });
  expect([(await ask('GET /blogs/')).status, (await ask('GET /blogs/')).status]).toEqual([200, 500]);
});

test('an address without words, or with a wrong one, changes nothing', async () => {
  const { world } = await openAcademy({ scenario: 'slow', seed: 9 });
  const warn = vi.fn();
  for (const search of ['', '?', '?q=1', '/courses']) await applySearch(world, search, warn);
  expect(warn).not.toHaveBeenCalled();
  await applySearch(world, '?mock=seed:7&mock=sunny', warn);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"sunny" is none of: default')]]);
  expect(world.settings).toMatchObject({ scenario: 'slow', seed: 9 });
});
