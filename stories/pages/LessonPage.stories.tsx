import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { STORY_TIME } from '../../.storybook/storyAcademy.ts';
import { studyApi } from '../../src/api/study.ts';
import { keptCourses } from '../../src/data/kept.ts';
import { learningOf } from '../../src/learning/learning.ts';
import { viewShelf } from '../../src/offline/lastView.ts';
import { LessonPage } from '../../src/pages/LessonPage/LessonPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { courses, lessons, storedSource } from '../fixtures.ts';
import { answered, answers, isLoading, never, signedOut, startingWith } from '../plays.ts';
import { elsewhere, expectToast, toastMessages } from '../toasts.ts';

const { study } = fa;
const ID = '10101'; // The first lesson of the first course.
const academy = { user: 'demo-student', route: paths.lesson(ID), path: '/lessons/:lessonId' };
const lesson = { id: ID, title: 'بردار چیست', video: 'https://player.vimeo.com/video/1', content: 'نخست.\n\nبند دوم.' };

const meta = preview.meta({ component: LessonPage, parameters: { academy } });

export const Loaded = meta.story({
  name: '[§2.38] [§3.4] [§8.8] Loaded',
  beforeEach: answers(studyApi.lesson, { status: 200, body: lesson }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
    await expectToast(study.lessonLoaded, 'success', 'course', 1500);
    await expect(toastMessages()).toEqual([study.lessonLoaded]);
    await expect(canvas.getByText('بند دوم.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: study.play })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});

export const OpensTheOutline = meta.story({
  name: '[§10.2] Opening the list of lessons hides the toast, which would cover the list',
  play: async ({ canvas, userEvent }) => {
    await expectToast(study.lessonLoaded, 'success', 'course', 1500);
    // While the pointer is over it, the toast does not disappear by itself.
    await userEvent.hover(await screen.findByText(study.lessonLoaded));
    (await canvas.findByRole('button', { name: startingWith(fa.learning.outline) })).click();
    await waitFor(() => expect(toastMessages()).toEqual([]));
  },
});

export const RemembersTheVideoPosition = meta.story({
  name: '[§10.11] The position in the video is stored, even after a jump back',
  play: async ({ canvas, canvasElement, userEvent, academy: { session } }) => {
    const { id = '' } = session.getState().user ?? {};
    const position = () => learningOf(session.store).read(id).watched.get(ID)?.value;
    await userEvent.click(await canvas.findByRole('button', { name: study.play }));
    const { contentWindow: source = null } = canvasElement.querySelector('iframe') ?? {};
    const report = (seconds: number) =>
      window.dispatchEvent(new MessageEvent('message', { source, origin: 'null', data: { data: { seconds } } }));
    for (const seconds of [90, 30]) {
      report(seconds);
      await waitFor(() => expect(position()).toBe(seconds));
    }
  },
});

export const StartsAgain = meta.story({
  name: '[§10.11] A video that is played to its end replaces the stored position',
  parameters: { academy: { learning: { watched: { [ID]: 90 } } } },
  play: async ({ canvas, canvasElement, userEvent, academy: { session } }) => {
    const { id = '' } = session.getState().user ?? {};
    await userEvent.click(await canvas.findByRole('button', { name: study.play }));
    const { contentWindow: source = null } = canvasElement.querySelector('iframe') ?? {};
    window.dispatchEvent(
      new MessageEvent('message', { source, origin: 'null', data: { data: { seconds: 100, duration: 100 } } }),
    );
    await waitFor(() => expect(learningOf(session.store).read(id).watched.get(ID)?.value).toBe(0));
  },
});

export const ANewSignature = meta.story({
  name: '[§2.39] A new signature in the URL does not interrupt the video',
  beforeEach({ mock }) {
    let signature = 0;
    const video = `/api/media/videos/${ID}`;
    mock.override(studyApi.lesson, async () =>
      Response.json({ ...lesson, video: `${video}?signature=${++signature}` }),
    );
  },
  play: async ({ academy, canvas, canvasElement, mock, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: study.play }));
    const player = canvasElement.querySelector('iframe');
    const isAskedAgain = () => {
      window.dispatchEvent(new Event('online'));
      return expect(mock.log.filter(({ path }) => path === `/api/lessons/${ID}/`)).toHaveLength(2);
    };
    // The timeout is long, because SWR revalidates at most once every two seconds.
    await waitFor(isAskedAgain, { timeout: 5000, interval: 500 });
    await answered(academy);
    await expect(player).toBeVisible();
  },
});

export const ALoadedLesson = meta.story({
  name: '[§10.11] A lesson that is opened again does not offer the position in the text of another lesson',
  parameters: {
    academy: { learning: { read: { 10102: 1 } }, route: { pathname: paths.lesson(ID), state: { courseId: '1' } } },
  },
  beforeEach: ({ mock }) =>
    mock.override(studyApi.lesson, async ({ url }) =>
      Response.json({ ...lesson, id: /\/lessons\/(\d+)\//.exec(url)?.[1] }),
    ),
  play: async ({ canvas, userEvent }) => {
    const resume = { name: fa.learning.resumeText };
    await userEvent.click(await canvas.findByRole('link', { name: startingWith(study.nextLesson) }));
    await expect(await canvas.findByRole('button', resume)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: startingWith(study.previousLesson) }));
    await canvas.findByRole('link', { name: startingWith(study.nextLesson) });
    await waitFor(() => expect(canvas.queryByRole('link', { name: startingWith(study.previousLesson) })).toBeNull());
    await expect(canvas.queryByRole('button', resume)).toBeNull();
  },
});

export const OpenedAgain = meta.story({
  name: '[§10.8] When a lesson is opened again, its course becomes the most recent one',
  parameters: { academy: { learning: { opened: { 1: ID } } } },
  play: async ({ academy: { session } }) => {
    const { opened } = learningOf(session.store).read(session.getState().user?.id ?? '');
    await expect(opened.get('1')?.at).toBe(STORY_TIME);
    await waitFor(() => {
      const { opened } = learningOf(session.store).read(session.getState().user?.id ?? '');
      return expect(opened.get('1')?.at).toBeGreaterThan(STORY_TIME);
    });
  },
});

export const Loading = meta.story({ name: '[§2.38] Loading', beforeEach: never(studyApi.lesson), play: isLoading });

export const NotFound = meta.story({
  name: '[F31] [§8.8] An unknown lesson is not found',
  parameters: { academy: { route: '/lessons/abc' } },
  play: async ({ canvas }) => {
    await expectToast(study.lessonNotFound, 'error', 'course');
    await expect(await canvas.findByRole('heading', { level: 1, name: study.lessonNotFound })).toBeVisible();
    await expect(canvas.getByRole('link', { name: fa.basket.toCourses })).toHaveAttribute('href', paths.courses);
    await expect(canvas.getByRole('searchbox', { name: fa.filters.search })).toBeVisible();
    await expect(toastMessages()).toEqual([study.lessonNotFound]);
  },
});

export const Failed = meta.story({
  name: '[§2.38] [§8.8] Failed',
  beforeEach: answers(studyApi.lesson, { status: 500 }, 1),
  play: async ({ canvas }) => {
    await expectToast(study.lessonFailed, 'error', 'course');
    await expect(await canvas.findByText(study.lessonFailed, { selector: 'p' })).toBeVisible();
  },
});

Failed.test('[§8.8] A retry shows the lesson', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: fa.common.retry }));
  await expectToast(study.lessonLoaded, 'success', 'course', 1500);
  await expect(canvas.getByRole('button', { name: study.play })).toBeVisible();
});

export const VisitorRefused = meta.story({
  name: '[§2.37] A visitor can log in and return to the lesson, or go to the list of courses',
  tags: ['visual'],
  beforeEach: signedOut,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(study.logInForLesson)).toBeVisible();
    await expect(toastMessages()).toEqual([]);
    await expect(canvas.getByRole('link', { name: fa.basket.toCourses })).toHaveAttribute('href', paths.courses);
    await userEvent.click(canvas.getByRole('link', { name: fa.auth.logIn }));
    await expect(await elsewhere()).toEqual({ address: paths.login, state: { from: paths.lesson(ID) } });
  },
});

export const VisitorOfAKnownCourse = VisitorRefused.extend({
  name: '[§2.37] If the course of the lesson is known, a visitor can open its page',
  parameters: { academy: { route: { pathname: paths.lesson(ID), state: { courseId: '1' } } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: fa.learning.buy })).toHaveAttribute('href', paths.purchase('1')),
});

export const Refused = meta.story({
  name: '[§2.37] If the server refuses the lesson, the page shows its reason and a link to the course',
  parameters: { academy: { route: { pathname: paths.lesson(ID), state: { courseId: '1' } } } },
  beforeEach: answers(studyApi.lesson, { status: 403, body: { detail: 'این دوره را نخریده‌اید.' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('این دوره را نخریده‌اید.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: fa.learning.buy })).toHaveAttribute('href', paths.purchase('1'));
    await expect(canvas.queryByRole('button', { name: fa.common.retry })).toBeNull();
  },
});

export const StoredLessonRefused = meta.story({
  name: '[§11.6] [§11.9] If the server refuses a stored lesson, the lesson and its last view are removed',
  parameters: { academy: { route: paths.lesson(lessons[0].id) } },
  beforeEach: async ({ mock, academy: { session } }) => {
    const userId = session.getState().user?.id ?? '';
    await keptCourses().keep(userId, courses.plain, storedSource);
    const view = { userId, entry: '', html: lessons[0].title, css: '', at: STORY_TIME };
    await viewShelf().set(paths.lesson(lessons[0].id), view);
    mock.override(studyApi.lesson, { status: 403, body: { detail: 'این دوره را نخریده‌اید.' } });
  },
  play: async ({ canvas, academy: { session } }) => {
    const userId = session.getState().user?.id ?? '';
    await expect(await canvas.findByText('این دوره را نخریده‌اید.', { selector: 'p' })).toBeVisible();
    await waitFor(async () => expect(await keptCourses().lesson(userId, lessons[0].id)).toBeUndefined());
    await waitFor(async () => expect(await viewShelf().startingWith('')).toEqual([]));
    await expect(canvas.queryByRole('heading', { name: lessons[0].title })).toBeNull();
    await keptCourses().remove(userId);
  },
});

export const NothingToShow = meta.story({
  name: '[§2.38] Nothing to show',
  tags: ['visual'],
  beforeEach: answers(studyApi.lesson, { status: 200, body: { ...lesson, video: null, content: ' ' } }),
  play: async ({ canvas }) => {
    const noVideo = await canvas.findByText(study.noVideo);
    await expect(noVideo).toBeVisible();
    await expect(noVideo.closest('[data-unprinted]')).not.toBeNull();
    await expect(canvas.getByText(study.noDescription)).toBeVisible();
  },
});

export const Untitled = meta.story({
  name: 'Without a title, the lesson and its page are called a lesson',
  beforeEach: answers(studyApi.lesson, { status: 200, body: { ...lesson, title: ' ' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: study.lesson })).toBeVisible();
    await expect(document.title).toBe(fa.brand.title(study.lesson));
  },
});

export const LastLesson = meta.story({
  tags: ['visual'],
  parameters: { academy: { progress: 'half', route: { pathname: paths.lesson('10403'), state: { courseId: '1' } } } },
  play: async ({ canvas }) => expect(await canvas.findByText(fa.learning.finished)).toBeVisible(),
});

export const AmongOwnedCourses = meta.story({
  name: '[§10.1] The course of a lesson is found among the owned ones, even if some syllabuses fail to load',
  beforeEach({ mock }) {
    const chapters = [{ id: 1, title: 'فصل یکم', lessons: [{ id: ID, title: lesson.title }] }];
    mock.override(studyApi.lesson, { status: 200, body: lesson });
    mock.override(studyApi.syllabus, [{ status: 400 }, { status: 404 }, { status: 200, body: chapters }]);
  },
  play: async ({ canvas }) => {
    const place = { name: fa.learning.breadcrumb };
    await expect(await canvas.findByRole('navigation', place, { timeout: 4000 })).toHaveTextContent('فصل یکم');
  },
});
