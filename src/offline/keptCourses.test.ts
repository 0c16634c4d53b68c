import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import type { Course } from '../api/courses.ts';
import type { Lesson } from '../api/study.ts';
import { memoryShelf, type Shelf } from '../lib/shelf.ts';
import { isSettled, isWhole, sizeOf, type KeptCourse } from './keptCourse.ts';
import { createKeptCourses, type Source } from './keptCourses.ts';

const course = { id: '1', title: 'جبر', cover: '/a.png' } as Course;
const lessonOf = (id: string): Lesson => ({ id, title: id, video: id === '2' ? 'https://v' : null, content: 'متن' });
const chapters = [1, 2, 3].map((chapter) => ({
  id: String(chapter),
  title: '',
  lessons: [2, 1].map((back) => lessonOf(String(chapter * 2 - back + 1))),
}));

function setUp(change: Partial<Shelf<Lesson>> = {}) {
  const shelves = { courses: memoryShelf<KeptCourse>(), lessons: { ...memoryShelf<Lesson>(), ...change } };
  const source = {
    chapters: vi.fn<Source['chapters']>(async () => chapters),
    lesson: vi.fn<Source['lesson']>(async (id) => lessonOf(id)),
    picture: vi.fn<Source['picture']>(async () => new Blob(['12345'])),
  };
  const openTab = async (user = 'sara') => {
    const kept = createKeptCourses(shelves, () => 7);
    await kept.read(user);
    return kept;
  };
  return { shelves, source, openTab };
}
const only = (kept: Awaited<ReturnType<ReturnType<typeof setUp>['openTab']>>) =>
  kept.getState().courses[0] as KeptCourse;

test('[§11.4] a stored course has its chapters, lessons, cover and size', async () => {
  const { source, openTab } = setUp();
  const kept = await openTab();
  await kept.keep('sara', course, source);
  expect(isWhole(only(kept))).toBe(true);
  expect(only(kept)).toMatchObject({ course, chapters, since: 7 });
  expect(sizeOf(only(kept))).toMatchObject({ done: 6, total: 6, videos: 1 });
  expect(sizeOf(only(kept)).bytes).toBeGreaterThan(100);
  expect(await kept.lesson('sara', '3')).toEqual(lessonOf('3'));
  expect(kept.getState()).toMatchObject({ running: [], problems: {} });
});

test('[§11.4] at most four lessons are requested at a time', async () => {
  const { source, openTab } = setUp();
  let [now, most] = [0, 0];
  source.lesson.mockImplementation(async (id) => {
    most = Math.max(most, (now += 1));
    await new Promise((resume) => setTimeout(resume));
    now -= 1;
    return lessonOf(id);
  });
  await (await openTab()).keep('sara', course, source);
  expect(most).toBe(4);
});

test('[F107] a user’s stored course is not shown to other users', async () => {
  const { source, openTab } = setUp();
  await (await openTab()).keep('sara', course, source);
  for (const other of ['sar', 'sara/1', 'ali']) {
    const kept = await openTab(other);
    expect(kept.getState().courses).toEqual([]);
    expect(await kept.lesson(other, '3')).toBeUndefined();
  }
});

test('[F102] [§11.4] if a tab closes during a download, the next tab lists the course as interrupted', async () => {
  const { source, openTab } = setUp();
  const closed = await openTab();
  source.lesson.mockImplementation((id, signal) =>
    Number(id) <= 3
      ? Promise.resolve(lessonOf(id))
      : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  void closed.keep('sara', course, source);
  await vi.waitFor(() => expect(sizeOf(only(closed))).toMatchObject({ done: 3, total: 6 }));
  expect(isWhole(only(closed))).toBe(false);
  expect(closed.interrupted()).toHaveLength(1);
  const next = await openTab();
  expect(next.interrupted()).toHaveLength(1);
  await closed.stop('sara', '1');
});

test('a stopped download continues only at the learner’s request, and requests only the missing lessons', async () => {
  const { source, shelves, openTab } = setUp();
  const kept = await openTab();
  await kept.keep('sara', course, source);
  await shelves.courses.change('sara/1', (value) => {
    const { 2: _, ...rest } = value.kept;
    return { ...value, kept: rest, isPaused: true };
  });
  await kept.read('sara');
  expect(kept.interrupted()).toEqual([]);
  source.lesson.mockClear();
  await kept.keep('sara', course, source);
  expect(source.lesson.mock.calls.map(([id]) => id)).toEqual(['2']);
  expect(isWhole(only(kept))).toBe(true);
});

test.for([
  ['full', new DOMException('', 'QuotaExceededError')],
  ['refused', new DOMException('', 'InvalidStateError')],
] as const)(
  '[F103] a failed write is reported with the problem %s, and previously stored lessons are kept',
  async ([problem, error]) => {
    let room = 3;
    const { source, shelves, openTab } = setUp();
    const { set } = shelves.lessons;
    shelves.lessons.set = async (key, value) => {
      if ((room -= 1) < 0) throw error;
      return set(key, value);
    };
    const kept = await openTab();
    await kept.keep('sara', course, source);
    expect(kept.getState().problems).toEqual({ 1: problem });
    expect(isWhole(only(kept))).toBe(false);
    expect(sizeOf(only(kept)).done).toBe(3);
    room = 10;
    await kept.keep('sara', course, source);
    expect(kept.getState().problems).toEqual({});
    expect(isWhole(only(kept))).toBe(true);
  },
);

test('[F103] if the browser erases a course during its download, the erasure is reported, and no lessons are left behind', async () => {
  const { source, shelves, openTab } = setUp();
  const kept = await openTab();
  source.lesson.mockImplementation(async (id) => {
    if (id === '5') await shelves.courses.remove(['sara/1']);
    return lessonOf(id);
  });
  await kept.keep('sara', course, source);
  expect(kept.getState()).toMatchObject({ courses: [], running: [], problems: { 1: 'erased' } });
  expect(await shelves.lessons.startingWith('')).toEqual([]);
});

test.for([
  ['offline', new ApiError('network')],
  ['failed', new ApiError('http', { status: 500 })],
] as const)('a failed request for a course’s chapters is reported as %s', async ([problem, error]) => {
  const { source, openTab } = setUp();
  source.chapters.mockRejectedValue(error);
  const kept = await openTab();
  await kept.keep('sara', course, source);
  expect(kept.getState()).toMatchObject({ courses: [], running: [], problems: { 1: problem } });
});

test('[F109] if two tabs store the same course, it is downloaded only once', async () => {
  const { source, openTab } = setUp();
  const tabs = await Promise.all([openTab(), openTab()]);
  await Promise.all(tabs.map((kept) => kept.keep('sara', course, source)));
  expect(source.lesson).toHaveBeenCalledTimes(6);
});

test('[§11.5] a course that is removed during its download leaves nothing behind', async () => {
  const { promise: written, resolve: write } = Promise.withResolvers<void>();
  const stored = memoryShelf<Lesson>();
  const { shelves, source, openTab } = setUp({
    ...stored,
    // Delays the write of lesson 2.
    set: async (key, lesson) => {
      if (lesson.id === '2') await written;
      await stored.set(key, lesson);
    },
  });
  source.lesson.mockImplementation((id, signal) =>
    id === '2'
      ? Promise.resolve(lessonOf(id))
      : new Promise((_, reject) => signal.addEventListener('abort', () => reject(new ApiError('aborted')))),
  );
  const kept = await openTab();
  const keeping = kept.keep('sara', course, source);
  await vi.waitFor(() => expect(source.lesson).toHaveBeenCalledTimes(4));
  await kept.remove('sara', '1');
  write();
  await keeping;
  await vi.waitFor(() => expect(kept.getState()).toMatchObject({ courses: [], running: [], problems: {} }));
  expect(await shelves.lessons.startingWith('sara/')).toEqual([]);

  // The course is removed while its new cover loads.
  source.lesson.mockImplementation((id) => Promise.resolve(lessonOf(id)));
  await kept.keep('sara', course, source);
  source.picture.mockImplementation(async () => {
    await kept.remove('sara', '1');
    return null;
  });
  await kept.keep('sara', { ...course, cover: '/b.png' }, source);
  expect(await shelves.courses.startingWith('sara/')).toEqual([]);
  await kept.update('sara', course, source);
  expect(await shelves.courses.startingWith('sara/')).toEqual([]);
});

test('[§11.5] a removal during a course’s first request, in this or another tab, stops the download', async () => {
  const { shelves, source, openTab } = setUp();
  const [kept, other] = [await openTab(), await openTab()];
  const late = Promise.withResolvers<typeof chapters>();
  source.chapters.mockReturnValue(late.promise);
  const keeping = kept.keep('sara', course, source);
  await vi.waitFor(() => expect(source.chapters).toHaveBeenCalledOnce());
  await kept.remove('sara');
  late.resolve(chapters);
  await keeping;
  expect(await shelves.courses.startingWith('sara/')).toEqual([]);

  await kept.keep('sara', course, source);
  source.picture.mockImplementation(async () => {
    await other.remove('sara', '1');
    return null;
  });
  await kept.update('sara', { ...course, cover: '/b.png' }, source);
  expect(await shelves.courses.startingWith('sara/')).toEqual([]);
  expect(kept.getState()).toMatchObject({ running: [], problems: { 1: 'erased' } });
});

test('[F108] a refused lesson is removed, and the course counts as incomplete', async () => {
  const { source, openTab } = setUp();
  const kept = await openTab();
  await kept.keep('sara', course, source);
  await kept.dropLesson('sara', '3');
  expect(await kept.lesson('sara', '3')).toBeUndefined();
  expect([isWhole(only(kept)), isSettled(only(kept), ['3'])]).toEqual([false, true]);
  expect(kept.interrupted()).toEqual([]);
});

test('[§11.5] removing a course deletes all its data, and keeps other courses', async () => {
  const { source, shelves, openTab } = setUp();
  const kept = await openTab();
  await kept.keep('sara', course, source);
  await kept.keep('sara', { ...course, id: '10' }, { ...source, chapters: async () => [] });
  await kept.remove('sara', '1');
  expect((await shelves.courses.startingWith('')).map(([key]) => key)).toEqual(['sara/10']);
  expect(await shelves.lessons.startingWith('')).toEqual([]);
  await kept.remove('sara');
  expect(await shelves.courses.startingWith('')).toEqual([]);
});

test('[F103] removing a course fails while the browser refuses to delete it, and succeeds at the next attempt', async () => {
  const { source, shelves, openTab } = setUp();
  const kept = await openTab();
  await kept.keep('sara', course, source);
  const read = vi.spyOn(shelves.courses, 'startingWith').mockRejectedValueOnce(new Error('unreadable'));
  expect(await kept.remove('sara', '1')).toBe(false);
  read.mockRestore();
  vi.spyOn(shelves.lessons, 'remove').mockRejectedValueOnce(new Error('refused'));
  expect(await kept.remove('sara', '1')).toBe(false);
  expect(await kept.remove('sara', '1')).toBe(true);
  expect(await shelves.lessons.startingWith('')).toEqual([]);
  expect(kept.getState().courses).toEqual([]);
});

test('[§11.5] the message about a failed download disappears when the course is removed or another tab completes it', async () => {
  const { source, openTab } = setUp();
  const kept = await openTab();
  const fail = async () => {
    source.lesson.mockRejectedValueOnce(new ApiError('http', { status: 500 }));
    await kept.keep('sara', course, source);
    expect(kept.getState().problems).toEqual({ 1: 'failed' });
  };
  await fail();
  await kept.remove('sara', '1');
  expect(kept.getState().problems).toEqual({});
  await fail();
  await (await openTab()).keep('sara', course, source);
  await kept.read();
  expect(kept.getState().problems).toEqual({});
});

test('a fresh response replaces a lesson only if that lesson is stored', async () => {
  const { source, shelves, openTab } = setUp();
  const kept = await openTab();
  await kept.keep('sara', course, source);
  await kept.renew('sara', { ...lessonOf('3'), content: 'نو' });
  await kept.renew('sara', lessonOf('99'));
  expect((await kept.lesson('sara', '3'))?.content).toBe('نو');
  expect(await shelves.lessons.startingWith('')).toHaveLength(6);
});

test('[F108] dropping a refused lesson keeps the lessons that another tab has stored meanwhile', async () => {
  const { shelves, source, openTab } = setUp();
  const kept = await openTab();
  await kept.keep('sara', course, source);
  const other = { bytes: 1, hasVideo: false };
  await shelves.courses.change('sara/1', (value) => ({ ...value, kept: { ...value.kept, 7: other } }));
  await kept.dropLesson('sara', '1');
  expect(Object.keys(only(kept).kept)).toEqual(['2', '3', '4', '5', '6', '7']);
});

test('pausing a course and dropping a lesson do not reject if the storage refuses', async () => {
  const { shelves, source, openTab } = setUp();
  const kept = await openTab();
  await kept.keep('sara', course, source);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(shelves.courses, 'change').mockRejectedValue(new Error('refused'));
  await kept.stop('sara', '1');
  await kept.dropLesson('sara', '1');
  expect(warn).toHaveBeenCalledTimes(2);
});
