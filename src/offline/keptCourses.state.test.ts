import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import type { Lesson } from '../api/study.ts';
import { chaptersOf, courseOf, lessonOf, setUp } from '../testing/keptCourses.ts';
import { settled } from '../testing/tabs.ts';
import { bytesOf, sizeOf, type KeptCourse } from './keptCourse.ts';

/** Creates a call that ends only when the test resolves it or its signal aborts. */
function held<Value>() {
  const { promise, resolve } = Promise.withResolvers<Value>();
  const call = (_: string, signal: AbortSignal) =>
    Promise.race([
      promise,
      new Promise<never>((__, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    ]);
  return { call, resolve };
}

test('the list of stored courses is empty at first, and later begins with the most recently stored course', async () => {
  const { kept, before, source, clock, ids } = await setUp();
  expect(before).toEqual({ userId: null, courses: [], running: [], problems: {} });
  for (const id of ['1', '3', '2']) {
    clock.time += 1;
    await kept.keep('sara', courseOf(id), source);
  }
  expect(ids()).toEqual(['2', '3', '1']);
});

test('if the storage cannot be read, the current user’s list stays, and the next user’s list counts as unread', async () => {
  const { kept, shelves, source, ids } = await setUp();
  await kept.keep('sara', courseOf('1'), source);
  const read = vi.spyOn(shelves.courses, 'startingWith').mockRejectedValue(new Error('refused'));
  await kept.read();
  expect([kept.getState().userId, ids()]).toEqual(['sara', ['1']]);
  await kept.read('ali');
  expect(kept.getState()).toMatchObject({ userId: null, courses: [] });
  read.mockClear();
  await kept.read(null);
  expect(kept.getState()).toMatchObject({ userId: null, courses: [] });
  expect(read).not.toHaveBeenCalled();
});

test('[F107] a course stored after another user signed in is not shown to that user, and other tabs are notified', async () => {
  const { kept, source, tell, ids } = await setUp();
  await kept.read('ali');
  await kept.keep('sara', courseOf('1'), source);
  expect([kept.getState().userId, ids()]).toEqual(['ali', []]);
  expect(tell).toHaveBeenCalled();
});

test('persistent storage is requested only for the first course of a user', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { locks: navigator.locks, storage: { persist } });
  const { kept, source } = await setUp();
  await kept.keep('sara', courseOf('1'), source);
  await kept.keep('sara', courseOf('2'), source);
  expect(persist).toHaveBeenCalledOnce();
});

test('the next download leaves lessons removed from the course out of its totals, and does not request the cover again', async () => {
  const { kept, source } = await setUp();
  await kept.keep('sara', courseOf('1'), source);
  source.chapters.mockResolvedValue(chaptersOf('12', '13'));
  await kept.keep('sara', courseOf('1'), source);
  const [course] = kept.getState().courses;
  expect(Object.keys(course?.kept ?? {})).toEqual(['12', '13']);
  expect(course && sizeOf(course)).toMatchObject({ done: 2, total: 2, bytes: 5 + 2 * bytesOf(lessonOf('12')) });
  expect(source.picture).toHaveBeenCalledOnce();
});

test('[§11.5] a lesson deleted from its course is removed, unless another stored course contains it', async () => {
  const { kept, shelves, source } = await setUp();
  const stored = async () => (await shelves.lessons.keys('')).toSorted();
  const loaded = vi.spyOn(shelves.lessons, 'startingWith');
  source.chapters.mockResolvedValue(chaptersOf('11', '12', '13'));
  await kept.keep('sara', courseOf('1'), source);
  source.chapters.mockResolvedValue(chaptersOf('12'));
  await kept.keep('sara', courseOf('2'), source);
  source.chapters.mockResolvedValue(chaptersOf('13'));
  await kept.keep('sara', courseOf('1'), source);
  expect(await stored()).toEqual(['sara/12', 'sara/13']);
  await kept.remove('sara', '1');
  expect(await stored()).toEqual(['sara/12']);
  await kept.remove('sara');
  expect(await stored()).toEqual([]);
  expect(loaded).not.toHaveBeenCalled();
});

test('no cover is requested for a course without one', async () => {
  const { kept, source } = await setUp();
  await kept.keep('sara', courseOf('1', null), source);
  expect(source.picture).not.toHaveBeenCalled();
  expect(kept.getState().courses.map(sizeOf)).toMatchObject([{ bytes: 2 * bytesOf(lessonOf('11')) }]);
});

test('[F102] a cover that loads late does not delay the lessons', async () => {
  const { kept, source } = await setUp();
  const cover = held<Blob | null>();
  source.picture.mockImplementation(cover.call);
  const keeping = kept.keep('sara', courseOf('1'), source);
  await vi.waitFor(() =>
    expect(kept.getState().courses.map(({ kept: stored }) => stored)).toMatchObject([{ 11: {}, 12: {} }]),
  );
  cover.resolve(new Blob(['12345']));
  await keeping;
  expect(kept.getState().courses.map(({ cover: stored }) => stored?.size)).toEqual([5]);
});

test('several courses download in parallel, each only once, and count as running until they are complete', async () => {
  const { kept, source } = await setUp();
  const [first, second] = [held<Lesson>(), held<Lesson>()];
  source.lesson.mockImplementation((id, signal) => (id.startsWith('1') ? first : second).call(id, signal));
  const keeping = ['1', '2', '1'].map((id) => kept.keep('sara', courseOf(id), source));
  await vi.waitFor(() => expect(source.lesson).toHaveBeenCalledTimes(4));
  expect(source.chapters.mock.calls.map(([id]) => id).toSorted()).toEqual(['1', '2']);
  expect(kept.getState().running).toEqual(['1', '2']);
  first.resolve(lessonOf('11'));
  await Promise.all([keeping[0], keeping[2]]);
  expect(kept.getState().running).toEqual(['2']);
  second.resolve(lessonOf('21'));
  await keeping[1];
  expect(kept.getState().running).toEqual([]);
});

test('a stopped download does not show an error, and does not store a lesson that arrives late', async () => {
  const { kept, shelves, source } = await setUp();
  const late = Promise.withResolvers<Lesson>();
  source.lesson.mockReturnValue(late.promise);
  const keeping = kept.keep('sara', courseOf('1'), source);
  await vi.waitFor(() => expect(source.lesson).toHaveBeenCalledTimes(2));
  await kept.stop('sara', '1');
  late.resolve(lessonOf('11'));
  await keeping;
  expect(await shelves.lessons.startingWith('')).toEqual([]);
  expect(kept.getState()).toMatchObject({ running: [], problems: {}, courses: [{ isPaused: true, kept: {} }] });
  await expect(kept.stop('sara', 'unknown')).resolves.toBeUndefined();
});

test('a tab that waits for another tab’s download can stop it', async () => {
  const { kept, openTab, shelves, source } = await setUp();
  source.chapters.mockResolvedValue(chaptersOf('11', '12', '13', '14', '15'));
  const late = Promise.withResolvers<void>();
  source.lesson.mockImplementation((id) => late.promise.then(() => lessonOf(id)));
  const other = openTab();
  const keeping = [kept.keep('sara', courseOf('1'), source), other.keep('sara', courseOf('1'), source)];
  await vi.waitFor(() => expect(source.lesson).toHaveBeenCalledTimes(4));
  await other.stop('sara', '1');
  expect(other.getState().running).toEqual([]);
  late.resolve();
  await Promise.all(keeping);
  expect(source.lesson).toHaveBeenCalledTimes(4);
  expect(await shelves.courses.get('sara/1')).toMatchObject({ isPaused: true });
  // The learner may resume the download at once in the tab that stopped it.
  await Promise.all([other.stop('sara', '1'), other.keep('sara', courseOf('1'), source)]);
  expect(source.lesson).toHaveBeenCalledTimes(5);
});

test('[F102] a tab that waits to continue another tab’s download does not continue it after a stop', async () => {
  const { kept, openTab, shelves, source } = await setUp();
  source.lesson.mockImplementation(held<Lesson>().call);
  const keeping = kept.keep('sara', courseOf('1'), source);
  await vi.waitFor(() => expect(source.lesson).toHaveBeenCalledTimes(2));
  const waiting = openTab().update('sara', courseOf('1'), source);
  await kept.stop('sara', '1');
  await Promise.all([keeping, waiting]);
  expect(source.lesson).toHaveBeenCalledTimes(2);
  expect(await shelves.courses.get('sara/1')).toMatchObject({ isPaused: true });
});

test.for(['keep', 'update'] as const)(
  '[F102] if another tab pauses a course during the first request of «%s», the course stays paused',
  async (way) => {
    const { kept, openTab, shelves, source } = await setUp();
    source.lesson.mockRejectedValueOnce(new ApiError('http', { status: 500 }));
    await kept.keep('sara', courseOf('1'), source);
    source.lesson.mockClear();
    if (way === 'keep') await kept.stop('sara', '1');
    const late = Promise.withResolvers<ReturnType<typeof chaptersOf>>();
    source.chapters.mockReturnValueOnce(late.promise);
    const running = kept[way]('sara', courseOf('1'), source);
    await vi.waitFor(() => expect(source.chapters).toHaveBeenCalledTimes(2));
    await openTab().stop('sara', '1');
    late.resolve(chaptersOf('11', '12'));
    await running;
    expect(await shelves.courses.get('sara/1')).toMatchObject({ isPaused: true });
    expect(source.lesson).not.toHaveBeenCalled();
  },
);

test('[F71] [F107] when another user signs in, downloads stop and their error messages disappear', async () => {
  const { kept, source } = await setUp();
  source.chapters.mockRejectedValueOnce(new ApiError('http', { status: 500 }));
  await kept.keep('sara', courseOf('2'), source);
  expect(kept.getState().problems).toEqual({ 2: 'failed' });
  source.lesson.mockImplementation(held<Lesson>().call);
  const keeping = kept.keep('sara', courseOf('1'), source);
  await vi.waitFor(() => expect(source.lesson).toHaveBeenCalledTimes(2));
  const reading = kept.read('ali');
  // A message from another tab starts a second `read` while the first `read` is in progress.
  await Promise.all([reading, kept.read()]);
  expect(kept.getState()).toEqual({ userId: 'ali', courses: [], running: [], problems: {} });
  expect(source.lesson.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, true]);
  await keeping;
  expect(kept.getState()).toMatchObject({ userId: 'ali', running: [], problems: {} });
  await kept.read('sara');
  expect(kept.interrupted()).toHaveLength(1);
});

test('a user’s courses that are read only after the next user signed in are not shown', async () => {
  const { kept, shelves, source, ids } = await setUp();
  await kept.keep('sara', courseOf('1'), source);
  await kept.read('ali');
  const late = Promise.withResolvers<[string, KeptCourse][]>();
  const found = await shelves.courses.startingWith('sara/');
  vi.spyOn(shelves.courses, 'startingWith').mockReturnValueOnce(late.promise);
  const reading = kept.read('sara');
  await kept.read('ali');
  late.resolve(found);
  await reading;
  expect([kept.getState().userId, ids()]).toEqual(['ali', []]);
});

test('components that need a user’s courses at the same time share one read', async () => {
  const { kept, shelves } = await setUp();
  const read = vi.spyOn(shelves.courses, 'startingWith');
  await Promise.all([kept.open('ali'), kept.open('ali')]);
  await kept.open('ali');
  expect(read).toHaveBeenCalledOnce();
});

test('the first lesson request that fails aborts the other requests of its download', async () => {
  const { kept, source } = await setUp();
  const signals: AbortSignal[] = [];
  source.lesson.mockImplementation((id, signal) => {
    signals.push(signal);
    return id === '11' ? Promise.reject(new ApiError('offline')) : held<Lesson>().call(id, signal);
  });
  await kept.keep('sara', courseOf('1'), source);
  await settled();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect(kept.getState().problems).toEqual({ 1: 'offline' });
});
