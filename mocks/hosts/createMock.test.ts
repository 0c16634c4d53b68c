import { expect, test } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { createMock } from '../createMock.ts';

test('two clients have a mock each: data, faults and chance of their own', async () => {
  const [one, other] = [createMock({ scenario: 'empty' }), createMock({ seed: 7 })];
  one.world.override(coursesApi.read, 'drop');
  const servers = await Promise.all([one.listen(), other.listen()]);
  const answers = await Promise.all(
    servers.map(async ({ base }) => (await (await fetch(`${base}/courses/`)).json()) as unknown[]),
  );
  expect(answers[0]).toEqual([]);
  expect(answers[1]?.length).toBeGreaterThan(20);
  expect((await fetch(`${servers[1].base}/courses/1/`)).status).toBe(200);
  await expect(fetch(`${servers[0].base}/courses/1/`)).rejects.toThrow();
  await Promise.all(servers.map(async ({ close }) => close()));
  await expect(fetch(`${servers[1].base}/courses/`)).rejects.toThrow();
});

test('a mock answers without any network', async () => {
  const { fetch, world } = createMock({ fail: 1 });
  expect((await fetch('/api/courses/')).status).toBe(500);
  await world.reset();
  world.override(coursesApi.list, { json: [] });
  expect(await (await fetch('/api/courses/')).json()).toEqual([]);
});
