import { expect } from 'storybook/test';
import { buildStoryWorld } from '../../.storybook/storyAcademy.ts';
import preview from '../../.storybook/preview.tsx';
import { blogsApi } from '../../src/api/blogs.ts';
import { coursesApi } from '../../src/api/courses.ts';
import { BASKET_KEY } from '../../src/basket/basket.ts';

// Tests that several stories on one docs page are isolated. Not shown in Storybook.
const meta = preview.meta({ tags: ['!dev', '!autodocs'], render: () => <main /> });

export const EachStoryKeepsItsOwnAnswers = meta.story({
  async play() {
    const [full, empty, broken] = await Promise.all([
      buildStoryWorld('isolation-full', {}),
      buildStoryWorld('isolation-empty', { scenario: 'empty', user: 'demo-student', basket: ['2'], progress: 'half' }),
      buildStoryWorld('isolation-broken', {}),
    ]);
    broken.mock.override(coursesApi.list, { status: 500 });
    const courses = ({ academy }: typeof full) => academy.client.call(coursesApi.list, {});
    const [many, none, failure] = await Promise.all([
      courses(full),
      courses(empty),
      courses(broken).catch((error: unknown) => error),
    ]);
    await expect(many.length).toBeGreaterThan(20);
    await expect(none).toHaveLength(0);
    await expect(empty.device.local.get(BASKET_KEY)).toContain('"id":"2"');
    await expect(failure).toMatchObject({ status: 500 });
  },
});

export const EachStoryHasItsOwnDatabaseStorageAndClock = meta.story({
  async play() {
    const one = await buildStoryWorld('isolation-one', { user: 'demo-student', basket: ['1'] });
    const other = await buildStoryWorld('isolation-other', {});
    const likes = ({ academy }: typeof one) => academy.client.call(blogsApi.likes, { params: { id: '1' } });
    const before = await likes(other);
    await one.academy.client.call(blogsApi.like, { params: { id: '1' } });
    await expect(await likes(one)).not.toEqual(before);
    await expect(await likes(other)).toEqual(before);

    await expect(one.academy.session.getState().user?.username).toBe('demo-student');
    await expect(other.academy.session.getState().user).toBeNull();
    await expect(other.device.local.get('authUser')).toBeNull();

    one.device.advance(60_000);
    await expect(one.mock.now() - other.mock.now()).toBe(60_000);
  },
});
