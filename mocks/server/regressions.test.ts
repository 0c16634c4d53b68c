import { beforeEach, describe, expect, test } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { createClient } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { formOf, openAcademy, TEST_TIME, type Academy } from '../testing/academy.ts';
import { courses as corpus } from '../data/corpus/courses.ts';
import { readSnapshot, takeSnapshot } from '../data/snapshot.ts';
import { mockFetch } from '../hosts/direct.ts';

let academy: Academy;
beforeEach(async () => {
  academy = await openAcademy();
});

describe('requests at the same moment', () => {
  test('[F42] buy a course once', async () => {
    const { access: token } = await academy.login('demo-newcomer');
    const course = corpus.findIndex(({ price }) => price === 0) + 1;
    const buy = () => academy.ask('POST /transactions/create/', { token, body: { course, amount: 0 } });
    const statuses = (await Promise.all([buy(), buy(), buy()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
  });

  test('[F54] toggle a like back and forth', async () => {
    const { access: token } = await academy.login('demo-newcomer');
    const before = (await academy.ask('GET /blogs/1/like/')).body;
    await Promise.all([1, 2].map(() => academy.ask('POST /blogs/1/like/', { token })));
    expect((await academy.ask('GET /blogs/1/like/')).body).toEqual(before);
  });
});

test('a kept database never meets an id of its own again', async () => {
  await academy.login('demo-student');
  const later = await openAcademy({ now: () => TEST_TIME + 60_000 });
  readSnapshot(later.world.db, takeSnapshot(academy.world.db))();
  const { access: token } = await later.login('demo-admin');
  expect((await later.ask('GET /user/profile/admin/', { token })).status).toBe(200);
});

test('[F33] a request that is called off is rejected at once', async () => {
  academy.world.override(coursesApi.list, { delay: 'infinite' });
  const client = createClient({ base: '/api', fetch: mockFetch(academy.world), timeout: 50 });
  await expect(client.call(coursesApi.list, {})).rejects.toMatchObject({ kind: 'timeout' } satisfies Partial<ApiError>);
});

test('a comment of nothing but space is refused, and space around one is not kept', async () => {
  const { access: token } = await academy.login('demo-student');
  expect((await academy.ask('POST /blogs/1/comments/', { token, body: { text: ' \n ' } })).status).toBe(400);
  expect((await academy.ask('POST /blogs/1/comments/', { token, body: { text: ' سلام ' } })).body).toMatchObject({
    text: 'سلام',
  });
});

test('[F50] a file that is no picture is refused', async () => {
  const { access: token } = await academy.login('demo-student');
  const page = new File(['<script>alert(1)</script>'], 'me.png', { type: 'text/html' });
  expect(
    await academy.ask('PATCH /user/profile/student/', { token, body: formOf({ profile_picture: page }) }),
  ).toMatchObject({ status: 400, body: { profile_picture: [expect.any(String)] } });
});
