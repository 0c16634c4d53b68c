import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { studyApi } from '../../src/api/study.ts';
import { learningOf } from '../../src/learning/learning.ts';
import { outlineOf } from '../../src/learning/progress.ts';
import { SyllabusPage } from '../../src/pages/SyllabusPage/SyllabusPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { chapters } from '../fixtures.ts';
import { answered, answers, isLoading, never, says, signedOut } from '../plays.ts';
import { elsewhere, expectToast, toastMessages } from '../toasts.ts';

const { study } = fa;
const FIRST_CHAPTER = { level: 2, name: /^پیش از آغاز/ };
const academy = { user: 'demo-student', route: paths.syllabus('1'), path: '/syllabus/:courseId' };

const meta = preview.meta({ component: SyllabusPage, parameters: { academy } });

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', FIRST_CHAPTER)).toBeVisible();
    await expect(canvas.getByText(study.chapter(1))).toBeInTheDocument();
    await expect(canvas.getByText(fa.learning.size(4, 12), { exact: false })).toBeInTheDocument();
    await expect(canvas.getByText(fa.learning.progress(0, 12))).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(study.syllabusTitle);
  },
});

export const Loading = meta.story({ name: '[§2.36] Loading', beforeEach: never(studyApi.syllabus), play: isLoading });

export const FailedLater = meta.story({
  name: '[F95] If the chapters cannot be revalidated, they stay, and can be requested again',
  play: async ({ canvas, mock, userEvent }) => {
    await canvas.findByRole('heading', FIRST_CHAPTER);
    mock.override(studyApi.syllabus, { status: 500 });
    // The timeout is long, because SWR revalidates at most once every two seconds.
    const retry = await waitFor(
      () => {
        window.dispatchEvent(new Event('online'));
        return canvas.getByRole('button', { name: fa.common.retry });
      },
      { timeout: 8000, interval: 500 },
    );
    await expect(canvas.getByRole('heading', FIRST_CHAPTER)).toBeVisible();
    mock.override(studyApi.syllabus, null);
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
  },
});

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

export const ClosedBeforeTheTitle = meta.story({
  name: '[§1.14] [§2.37] Below the request to log in, no chapters appear to load',
  beforeEach: (context) => {
    signedOut(context);
    never(coursesApi.read)(context);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(study.logInFirst)).toBeVisible();
    // Ignores the announcement, which may come from an earlier story.
    await expect(canvas.queryByText(fa.common.loading, { ignore: '[data-announcement]' })).toBeNull();
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
    const text = await canvas.findByText(/^فصل‌ها باز نشدند/, { selector: 'p' });
    await expect(text).toBeVisible();
    await expect(text).toHaveTextContent(study.chaptersFailed);
  },
});

Failed.test('[§8.8] A retry shows the chapters without another toast', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: fa.common.retry }));
  await expect(await canvas.findByRole('heading', FIRST_CHAPTER)).toBeVisible();
  await expect(toastMessages()).toEqual([study.chaptersFailed]);
});

export const NotFound = meta.story({
  name: '[§8.8] The syllabus of an unknown course is not found',
  parameters: { academy: { route: paths.syllabus('unknown') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: fa.course.notFound })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: fa.common.retry })).toBeNull();
  },
});

export const Hidden = meta.story({
  name: '[§7.27] A bought course that the server hides has its chapters and a title',
  beforeEach: answers(coursesApi.read, { status: 404 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', FIRST_CHAPTER)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(fa.courses.untitled);
  },
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

export const OutlineOfAnotherTab = meta.story({
  name: '[§10.10] An outline that another tab has stored or erased is not overwritten until the page has a newer response',
  play: async ({ academy, canvas }) => {
    const { session } = academy;
    const userId = session.getState().user?.id ?? '';
    const learning = learningOf(session.store);
    const stored = () => learning.read(userId).outlines.get('1')?.value;
    await canvas.findByText(study.chapter(1));
    await waitFor(() => expect(stored()).toHaveLength(4));
    await learning.update(userId, { outlines: { 1: outlineOf(chapters) } });
    await answered(academy);
    await expect(stored()).toEqual(outlineOf(chapters));
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
    await expect(await canvas.findByText(fa.learning.progress(12, 12))).toBeInTheDocument();
    await expect(canvas.getByText(fa.learning.finishedAll)).toBeVisible();
    const next = await canvas.findByRole('link', { name: new RegExp(`^${fa.learning.recommendedCourse}`) });
    await expect(next).toHaveAttribute('href', paths.purchase('2'));
    await expect(canvas.queryByRole('link', { name: new RegExp(`^${fa.learning.step('', false)}`) })).toBeNull();
  },
});

export const AllDoneOfOne = AllDone.extend({
  name: '[§10.3] [§10.8] After a completed course, the link leads to an unfinished owned course',
  tags: ['!visual'],
  parameters: { academy: { progress: 'done', learning: { done: { '60101': false } } } },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: new RegExp(`^${fa.learning.nextCourse}`) });
    await expect(next).toHaveAttribute('href', paths.syllabus('6'));
  },
});

export const AllDoneWithoutCourses = AllDone.extend({
  name: '[§10.3] [§10.8] After a completed course, the link leads to the list if no other course is known',
  tags: ['!visual'],
  beforeEach: answers(coursesApi.list, { status: 200, body: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: fa.home.allCourses })).toHaveAttribute('href', paths.courses);
  },
});

export const Instructor = Loaded.extend({ tags: ['visual'], parameters: { academy: { user: 'demo-instructor' } } });

export const Admin = Loaded.extend({ parameters: { academy: { user: 'demo-admin' } } });
