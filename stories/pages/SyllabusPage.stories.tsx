import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { studyApi } from '../../src/api/study.ts';
import { keptCourses } from '../../src/data/kept.ts';
import { learningOf } from '../../src/learning/learning.ts';
import { outlineOf } from '../../src/learning/progress.ts';
import { SyllabusPage } from '../../src/pages/SyllabusPage/SyllabusPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { chapters, courses, lessons, storedSource } from '../fixtures.ts';
import { answered, answers, isLoading, never, says, signedOut } from '../plays.ts';
import { elsewhere, expectToast, toastMessages } from '../toasts.ts';

const { study } = fa;
const academy = { user: 'demo-student', route: paths.syllabus('1'), path: '/syllabus/:courseId' };

const meta = preview.meta({ component: SyllabusPage, parameters: { academy } });

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(study.chapter(1))).toBeVisible();
    await expect(canvas.getByText(fa.learning.size(4, 12))).toBeVisible();
    await expect(canvas.getByText(fa.learning.progress(0, 12))).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(study.syllabusTitle);
  },
});

export const Loading = meta.story({ name: '[§2.36] Loading', beforeEach: never(studyApi.syllabus), play: isLoading });

export const SignedOut = meta.story({
  tags: ['visual'],
  name: '[§2.37] [§7.6] A visitor is asked to log in, and nothing is loaded',
  beforeEach: signedOut,
  play: async ({ academy, canvas, mock, userEvent }) => {
    const link = canvas.getByRole('link', { name: fa.auth.logIn });
    await expect(canvas.getByText(study.logInFirst)).toBeVisible();
    await expect(link).toHaveAttribute('href', paths.login);
    await answered(academy);
    await expect(mock.log.map(({ path }) => path)).not.toContain('/api/syllabus/');
    await expect(await canvas.findByRole('list', { name: fa.learning.related })).toBeVisible();
    await userEvent.click(link);
    await expect((await elsewhere()).state).toEqual({ from: paths.syllabus('1') });
  },
});

export const NoChapters = meta.story({
  name: '[§2.36] No chapters',
  tags: ['visual'],
  beforeEach: answers(studyApi.syllabus, { status: 200, body: [] }),
  play: says(study.noChapters),
});

export const NoLessons = meta.story({
  name: '[§2.36] No lessons',
  beforeEach: answers(studyApi.syllabus, { status: 200, body: [{ id: 1, title: 'مقدمه', lessons: null }] }),
  play: says(study.noLessons),
});

export const Failed = meta.story({
  name: '[§8.8] Failed',
  beforeEach: answers(studyApi.syllabus, { status: 500 }, 1),
  play: async ({ canvas }) => {
    await expectToast(study.chaptersFailed, 'error', 'course');
    await expect(await canvas.findByText(study.chaptersFailed, { selector: 'p' })).toBeVisible();
  },
});

Failed.test('[§8.8] A retry shows the chapters without another toast', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: fa.common.retry }));
  await expect(await canvas.findByText(study.chapter(1), { exact: false })).toBeVisible();
  await expect(toastMessages()).toEqual([study.chaptersFailed]);
});

export const Forbidden = meta.story({
  tags: ['visual'],
  name: '[§2.37] [§10.5] [§10.13] A closed course shows the server’s reason and related courses',
  beforeEach: answers(studyApi.syllabus, { status: 403, body: { detail: 'این دوره را نخریده‌اید.' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('این دوره را نخریده‌اید.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: fa.learning.buy })).toHaveAttribute('href', paths.purchase('1'));
    await expect(await canvas.findByRole('list', { name: fa.learning.related })).toBeVisible();
  },
});

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

export const EverNewOutline = meta.story({
  name: '[§11.6] If every response has another outline, the stored course is updated only once',
  beforeEach: async ({ mock, academy: { session } }) => {
    await keptCourses().keep(session.getState().user?.id ?? '', courses.plain, storedSource);
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

export const OutlineOfAnotherTab = meta.story({
  name: '[§10.10] An outline that another tab has stored or erased is not overwritten until the page has a newer response',
  play: async ({ academy, canvas }) => {
    const { session } = academy;
    const userId = session.getState().user?.id ?? '';
    const learning = learningOf(session.store);
    const stored = () => learning.read(userId).outlines.get('1')?.value;
    await canvas.findByText(study.chapter(1));
    await waitFor(() => expect(stored()).toHaveLength(4));
    await learning.update(userId, { outlines: { 1: outlineOf(renamed) } });
    await answered(academy);
    await expect(stored()).toEqual(outlineOf(renamed));
    await learning.erase(userId);
    await answered(academy);
    await expect(stored()).toBeUndefined();
  },
});

export const Newcomer = meta.story({
  tags: ['visual'],
  name: 'A learner who has not bought the course is refused',
  parameters: { academy: { user: 'demo-newcomer' } },
  play: says('برای دیدن این دوره باید آن را خریده باشید.'),
});

export const HalfDone = meta.story({
  tags: ['visual'],
  name: 'A learner sees finished lessons and continues with the next one',
  parameters: { academy: { progress: 'half' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(fa.learning.progress(6, 12))).toBeVisible();
    const step = canvas.getByRole('link', { name: new RegExp(`^${fa.learning.step('', false)}`) });
    await expect(canvas.getByRole('link', { current: 'step' })).toHaveAttribute('href', step.getAttribute('href'));
    await expect(canvas.getAllByText(fa.learning.done, { exact: false })).toHaveLength(6);
  },
});

export const AllDone = meta.story({
  name: '[§10.8] All done',
  tags: ['visual'],
  parameters: { academy: { progress: 'done' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(fa.learning.progress(12, 12))).toBeVisible();
    await expect(canvas.getByText(fa.learning.finishedAll)).toBeVisible();
    await expect(canvas.getByRole('link', { name: fa.home.allCourses })).toHaveAttribute('href', '/courses');
    await expect(canvas.queryByRole('link', { name: new RegExp(`^${fa.learning.step('', false)}`) })).toBeNull();
  },
});

export const Instructor = Loaded.extend({ tags: ['visual'], parameters: { academy: { user: 'demo-instructor' } } });

export const Admin = Loaded.extend({ parameters: { academy: { user: 'demo-admin' } } });
