import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { chaptersOf, courseOf, setUp } from '../testing/keptCourses.ts';
import { isSettled, isWhole } from './keptCourse.ts';

test.for([403, 404] as const)(
  '[§11.4] a lesson that the server refuses with %s is skipped, reported, and requested by the next update',
  async (status) => {
    const { kept, source } = await setUp();
    source.chapters.mockResolvedValue(chaptersOf('11', '12', '13', '14', '15', '16'));
    source.lesson.mockRejectedValueOnce(new ApiError('http', { status, detail: 'بسته' }));
    await kept.keep('sara', courseOf('1'), source);
    const stored = kept.getState().courses.map((course) => Object.keys(course.kept));
    expect(stored).toEqual([['12', '13', '14', '15', '16']]);
    expect(kept.getState()).toMatchObject({ running: [], problems: { 1: 'failed' } });
    // The course must not count as interrupted. Otherwise each visit would request the refused lesson again.
    expect(kept.interrupted()).toEqual([]);
    expect(kept.getState().courses.map((course) => isSettled(course, ['11']))).toEqual([true]);
    await kept.update('sara', courseOf('1'), source);
    expect(kept.getState().courses.map(isWhole)).toEqual([true]);
  },
);

test('[F108] an update completes a course if the stored lesson that was dropped is no longer in the outline', async () => {
  const { kept, source } = await setUp();
  await kept.keep('sara', courseOf('1'), source);
  await kept.dropLesson('sara', '12');
  source.chapters.mockResolvedValue(chaptersOf('11'));
  await kept.update('sara', courseOf('1'), source);
  expect(kept.getState().courses).toMatchObject([{ chapters: chaptersOf('11'), isPaused: false }]);
});

test('[§11.4] a refusal without a message, as from a firewall, stops the download for a later attempt', async () => {
  const { kept, source } = await setUp();
  source.lesson.mockRejectedValueOnce(new ApiError('http', { status: 403 }));
  await kept.keep('sara', courseOf('1'), source);
  expect(kept.getState().problems).toEqual({ 1: 'failed' });
  expect(kept.interrupted()).toHaveLength(1);
});

test('[F102] a lesson that is dropped while an update waits for the chapters is downloaded again', async () => {
  const { kept, source } = await setUp();
  await kept.keep('sara', courseOf('1'), source);
  const late = Promise.withResolvers<ReturnType<typeof chaptersOf>>();
  source.chapters.mockReturnValueOnce(late.promise);
  source.lesson.mockClear();
  const running = kept.update('sara', courseOf('1'), source);
  await vi.waitFor(() => expect(source.chapters).toHaveBeenCalledTimes(2));
  await kept.dropLesson('sara', '11');
  late.resolve(chaptersOf('11', '12'));
  await running;
  expect(source.lesson.mock.calls.map(([id]) => id)).toEqual(['11']);
});

test('[F108] dropping a refused lesson pauses only the course of that lesson', async () => {
  const { kept, source } = await setUp();
  for (const id of ['1', '2']) await kept.keep('sara', courseOf(id), source);
  await kept.dropLesson('sara', '11');
  const paused = kept.getState().courses.map(({ course, isPaused }) => [course.id, isPaused]);
  expect(Object.fromEntries(paused)).toEqual({ 1: true, 2: false });
});
