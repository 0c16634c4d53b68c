import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { studyApi } from '../../src/api/study.ts';
import { announcement } from '../../src/components/feedback/announce.ts';
import { keptCourses } from '../../src/data/kept.ts';
import { outlineOf } from '../../src/learning/progress.ts';
import { SyllabusPage } from '../../src/pages/SyllabusPage/SyllabusPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { chapters, courses, lessons, storedSource } from '../fixtures.ts';
import { answered } from '../plays.ts';

const academy = { user: 'demo-student', route: paths.syllabus('1'), path: '/syllabus/:courseId' };

const meta = preview.meta({ component: SyllabusPage, parameters: { academy } });

export const StoredCourseForbidden = meta.story({
  name: '[§11.6] If the server refuses the syllabus, the stored course is removed',
  beforeEach: async ({ mock, academy: { session } }) => {
    await keptCourses().keep(session.getState().user?.id ?? '', courses.plain, storedSource);
    mock.override(studyApi.syllabus, { status: 403, body: { detail: 'این دوره را نخریده‌اید.' } });
  },
  play: async ({ canvas, academy: { session } }) => {
    const userId = session.getState().user?.id ?? '';
    await expect(await canvas.findByText('این دوره را نخریده‌اید.')).toBeVisible();
    await waitFor(async () => expect(await keptCourses().lesson(userId, '11')).toBeUndefined());
    await waitFor(() => expect(keptCourses().getState().courses).toEqual([]));
  },
});

const picture = async () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' });

export const NewCover = meta.story({
  name: '[§11.6] The stored cover is shown until the course has loaded with another one',
  beforeEach: ({ academy: { session } }) =>
    keptCourses().keep(session.getState().user?.id ?? '', courses.plain, { ...storedSource, picture }),
  play: async ({ academy: { session }, canvasElement }) => {
    const cover = () => canvasElement.querySelector('header img')?.getAttribute('src');
    await waitFor(() => expect(cover()).toMatch(/^blob:/));
    await waitFor(() => expect(cover()).toMatch(/covers\/1\.svg$/));
    await keptCourses().remove(session.getState().user?.id ?? '');
  },
});

export const OneCoverUrl = meta.story({
  name: '[§11.6] The URL of a stored cover stays when the stored courses are read again, and is revoked with the course',
  beforeEach: async ({ academy: { session }, mock }) => {
    mock.override(coursesApi.read, { status: 500 });
    mock.override(coursesApi.list, { status: 500 });
    await keptCourses().keep(session.getState().user?.id ?? '', courses.plain, { ...storedSource, picture });
  },
  play: async ({ academy: { session }, canvasElement }) => {
    const cover = () => canvasElement.querySelector('header img')?.getAttribute('src') ?? '';
    await waitFor(() => expect(cover()).toMatch(/^blob:/));
    const address = cover();
    const [create, revoke] = [spyOn(URL, 'createObjectURL'), spyOn(URL, 'revokeObjectURL')];
    await keptCourses().read();
    await expect([cover(), create.mock.calls]).toEqual([address, []]);
    await keptCourses().remove(session.getState().user?.id ?? '');
    await waitFor(() => expect(revoke).toHaveBeenCalledWith(address));
  },
});

export const NewLesson = meta.story({
  name: '[§11.4] A lesson that was added to a stored course is stored, too',
  beforeEach: async ({ mock, academy: { session } }) => {
    await keptCourses().keep(session.getState().user?.id ?? '', courses.plain, storedSource);
    const lesson = { id: 99, title: 'درس تازه', video: null, content: 'متن' };
    const [chapter, ...others] = chapters;
    const body = [{ ...chapter, lessons: [...chapter.lessons, lesson] }, ...others];
    mock.override(studyApi.syllabus, { status: 200, body });
    mock.override(studyApi.lesson, { status: 200, body: lesson });
  },
  play: async ({ academy: { session } }) => {
    const userId = session.getState().user?.id ?? '';
    await waitFor(async () => expect(await keptCourses().lesson(userId, '99')).toBeDefined());
    await keptCourses().remove(userId);
  },
});

const denied = { status: 403, body: { detail: 'این دوره را نخریده‌اید.' } };
const renamed = [
  chapters[1],
  { ...chapters[0], title: 'بردارهای تازه', lessons: chapters[0].lessons.slice(1).toReversed() },
];

export const ChangedOutline = meta.story({
  name: '[§10.7] [§11.6] A stored course follows renamed, reordered and removed lessons, and its lessons are not reloaded',
  beforeEach: async ({ mock, academy: { session } }) => {
    await keptCourses().keep(session.getState().user?.id ?? '', courses.plain, storedSource);
    mock.override(studyApi.syllabus, { status: 200, body: renamed });
  },
  play: async ({ academy: { session }, mock }) => {
    const stored = () => outlineOf(keptCourses().getState().courses[0]?.chapters ?? []);
    await waitFor(() => expect(stored()).toEqual(outlineOf(renamed)));
    await expect(mock.log.filter(({ path }) => path.startsWith('/api/lessons/'))).toEqual([]);
    await keptCourses().remove(session.getState().user?.id ?? '');
  },
});

export const DeletedLesson = ChangedOutline.extend({
  name: '[F108] [§11.6] A stored course also follows the deletion of a lesson that was opened and refused',
  beforeEach: async ({ academy: { session } }) => {
    const userId = session.getState().user?.id ?? '';
    await keptCourses().read(userId);
    await keptCourses().dropLesson(userId, lessons[0].id);
  },
});

export const NewTitle = meta.story({
  name: '[§11.6] A stored course follows a new title and cover',
  beforeEach: async ({ mock, academy: { session } }) => {
    const before = { ...courses.plain, title: 'نام پیشین' };
    await keptCourses().keep(session.getState().user?.id ?? '', before, storedSource);
    mock.override(studyApi.syllabus, { status: 200, body: chapters });
  },
  play: async ({ academy: { client, session } }) => {
    const course = await client.call(coursesApi.read, { params: { id: '1' } });
    await waitFor(() => expect(keptCourses().getState().courses).toMatchObject([{ course, cover: expect.any(Blob) }]));
    await keptCourses().remove(session.getState().user?.id ?? '');
  },
});

export const MissingCover = meta.story({
  name: '[§11.4] A cover that did not load is requested at the next visit',
  beforeEach: async ({ mock, academy: { client, session } }) => {
    mock.override(studyApi.syllabus, { status: 200, body: chapters });
    const course = await client.call(coursesApi.read, { params: { id: '1' } });
    await keptCourses().keep(session.getState().user?.id ?? '', course, storedSource);
  },
  play: async ({ academy: { session } }) => {
    await waitFor(() => expect(keptCourses().getState().courses[0]?.cover).toBeInstanceOf(Blob));
    await keptCourses().remove(session.getState().user?.id ?? '');
  },
});

export const RefusedUpdate = meta.story({
  name: '[§11.6] If the server refuses the syllabus during an update, the stored course is removed',
  beforeEach: async ({ mock, academy: { session } }) => {
    await keptCourses().keep(session.getState().user?.id ?? '', courses.plain, storedSource);
    mock.override(studyApi.syllabus, [{ status: 200, body: renamed }, denied]);
  },
  play: async ({ academy: { session } }) => {
    const userId = session.getState().user?.id ?? '';
    await waitFor(() => expect(keptCourses().getState()).toMatchObject({ userId, courses: [], problems: {} }));
    await expect(await keptCourses().lesson(userId, '12')).toBeUndefined();
  },
});

export const EverNewOutline = meta.story({
  name: '[§11.6] If every response has another outline, the stored course is updated only once',
  beforeEach: async ({ mock, academy: { client, session } }) => {
    const course = await client.call(coursesApi.read, { params: { id: '1' } });
    await keptCourses().keep(session.getState().user?.id ?? '', course, { ...storedSource, picture });
    let version = 0;
    mock.override(studyApi.syllabus, () => Response.json([{ ...chapters[0], title: `نسخه‌ی ${(version += 1)}` }]));
  },
  play: async ({ academy, mock }) => {
    await waitFor(() => expect(keptCourses().getState().courses[0]?.chapters[0]?.title).toBe('نسخه‌ی 2'));
    for (let wait = 0; wait < 5; wait += 1) await answered(academy);
    await expect(mock.log.filter(({ path }) => path === '/api/syllabus/')).toHaveLength(2);
    await keptCourses().remove(academy.session.getState().user?.id ?? '');
  },
});

export const Removed = meta.story({
  name: '[§1.12] The removal of a stored course is announced',
  beforeEach: ({ academy: { session } }) =>
    keptCourses().keep(session.getState().user?.id ?? '', courses.plain, storedSource),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: fa.offline.remove }));
    await waitFor(() => expect(announcement.getState().text).toBe(fa.offline.removed));
  },
});

export const NoStorage = meta.story({
  name: '[F103] If the browser refuses access to its database, a message says so',
  beforeEach: async () => {
    await keptCourses().read(null);
    spyOn(console, 'warn').mockImplementation(() => undefined);
    spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: fa.offline.keep }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(fa.offline.problems.refused);
  },
});
