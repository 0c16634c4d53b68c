import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { blogsApi } from '../../src/api/blogs.ts';
import { notificationsApi } from '../../src/api/notifications.ts';
import { studyApi } from '../../src/api/study.ts';
import { userApi } from '../../src/api/user.ts';
import type { Device } from '../../.storybook/storyAcademy.ts';
import type { Academy } from '../../src/academy.tsx';
import { keptCourses } from '../../src/data/kept.ts';
import { writeFile } from '../../src/learning/learningFile.ts';
import { apply, EMPTY } from '../../src/learning/record.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { courses, lessons, storedSource } from '../fixtures.ts';
import { fileInput, png } from '../pictures.ts';
import { answered, answerNow, late, startingWith } from '../plays.ts';
import { expectToast, toastMessages } from '../toasts.ts';

// Tests that one user's data disappear after a log-out or a new log-in. Not shown in Storybook.
const meta = preview.meta({
  component: AppRoutes,
  tags: ['!dev', '!autodocs'],
  parameters: { academy: { user: 'demo-student', route: paths.notifications } },
});

const PRIVATE = 'برای هر درس یادداشت بنویسید';

async function signIn({ client, session }: Academy, name: string) {
  const body = { username: `demo-${name}`, password: `${name}-123` };
  await session.signIn(await client.call(userApi.login, { body }));
}

/** Ends the session as a log-out in another tab does. */
function logOutElsewhere({ academy: { session }, device }: { academy: Academy; device: Device }) {
  device.local.remove('authUser');
  session.reload();
}

export const LoggedOutElsewhere = meta.story({
  name: '[F7] [§4.7] [§4.23] A log-out in another tab removes all private data from screen and cache',
  beforeEach: ({ academy }) => academy.courseCache.write([courses.plain]),
  play: async ({ academy, canvas, device, mock, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(fa.notifications.private) }));
    await expect(await canvas.findByText(PRIVATE)).toBeVisible();

    logOutElsewhere({ academy, device });
    await expect(await canvas.findByText(fa.notifications.logInFirst)).toBeVisible();
    await expect(canvas.queryByText(PRIVATE)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /خوانده‌نشده/ })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: fa.nav.signUp })[0]).toBeVisible();
    await expect(academy.courseCache.read()).toBeNull();

    // When the same user signs in again, the site must request the data again.
    mock.override(notificationsApi.list, { delay: 'infinite' });
    await signIn(academy, 'student');
    await expect(await canvas.findAllByText(fa.common.loading)).not.toHaveLength(0);
    await expect(canvas.queryByText(PRIVATE)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /خوانده‌نشده/ })).toBeNull();
  },
});

export const SomebodyElse = meta.story({
  name: '[F8] Another user never sees the first user’s data',
  play: async ({ academy, canvas, mock, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(fa.notifications.private) }));
    await expect(await canvas.findByText(PRIVATE)).toBeVisible();
    academy.courseCache.write([courses.plain]);

    mock.override(notificationsApi.list, { delay: 500 });
    const seen: string[] = [];
    const observer = new MutationObserver(() => {
      const other = canvas.queryByRole('link', { name: fa.nav.profileOf('demo-newcomer') });
      if (other && canvas.queryByText(PRIVATE)) seen.push(PRIVATE);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    await signIn(academy, 'newcomer');
    await expect(await canvas.findByRole('link', { name: fa.nav.profileOf('demo-newcomer') })).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(fa.notifications.private) }));
    observer.disconnect();
    await expect(seen).toEqual([]);
    await expect(canvas.queryByText(PRIVATE)).toBeNull();
    await expect(academy.courseCache.read()).toBeNull();
  },
});

export const TheLessonOfSomebodyElse = meta.story({
  name: '[F97] A lesson read by one user is not cached for the next one',
  parameters: { academy: { user: 'demo-student', route: paths.lesson('10101') } },
  play: async ({ academy, canvas }) => {
    await expect(await canvas.findByRole('button', { name: fa.study.play })).toBeVisible();
    const title = canvas.getByRole('heading', { level: 1 }).textContent;
    await signIn(academy, 'newcomer');
    await expect(await canvas.findByRole('heading', { name: fa.learning.whatYouGet })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: title })).toBeNull();
  },
});

export const TheStoredLessonOfSomebodyElse = meta.story({
  name: '[F107] If the server fails, a stored lesson is shown to the user who stored it, and not to the next one',
  parameters: { academy: { user: 'demo-student', route: paths.lesson(lessons[0].id) } },
  beforeEach: async ({ academy: { session }, mock }) => {
    await keptCourses().keep(session.getState().user?.id ?? '', courses.plain, storedSource);
    mock.override(studyApi.lesson, { status: 500 });
  },
  play: async ({ academy, canvas }) => {
    const { id: userId = '' } = academy.session.getState().user ?? {};
    await expect(await canvas.findByRole('heading', { level: 1, name: lessons[0].title })).toBeVisible();
    await signIn(academy, 'newcomer');
    await expect(await canvas.findByText(fa.study.lessonFailed, { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: lessons[0].title })).toBeNull();
    await keptCourses().remove(userId);
  },
});

export const LikedByAnother = meta.story({
  name: '[F8] An article that one user has liked does not count as liked by the next one',
  parameters: { academy: { user: 'demo-student', route: paths.article('3') } },
  play: async ({ academy, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: fa.blog.like }));
    await expect(await canvas.findByRole('button', { name: fa.blog.unlike })).toBeVisible();
    await answered(academy);
    await signIn(academy, 'newcomer');
    await expect(await canvas.findByRole('button', { name: fa.blog.like })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: fa.blog.unlike })).toBeNull();
  },
});

export const UnsentComment = meta.story({
  name: '[F7] [F8] [F71] [§4.27] A comment’s text is shown only to its author, and a visitor’s text to the next user',
  parameters: { academy: { user: 'demo-student', route: paths.article('3') } },
  play: async ({ academy, canvas, device, userEvent }) => {
    const field = () => canvas.getByLabelText(fa.blog.yourComment);
    const shows = (text: string) => waitFor(() => expect(field()).toHaveDisplayValue(text));
    await userEvent.type(await canvas.findByLabelText(fa.blog.yourComment), 'از دانشجو');
    logOutElsewhere({ academy, device });
    await shows('');
    await userEvent.type(field(), 'از مهمان');
    await signIn(academy, 'newcomer');
    await shows('از مهمان');
    await signIn(academy, 'student');
    await shows('از دانشجو');
    // The form is empty when the user logs in. Text that is typed afterwards must become this user's draft.
    await userEvent.clear(field());
    logOutElsewhere({ academy, device });
    await signIn(academy, 'student');
    await shows('');
    await userEvent.type(field(), 'دوباره');
    await signIn(academy, 'newcomer');
    await shows('از مهمان');
  },
});

export const CommentSentAsAnotherComes = meta.story({
  name: '[F8] A comment that waits for a check of the list is not sent on behalf of the next user',
  parameters: { academy: { user: 'demo-student', route: paths.article('3') } },
  beforeEach: ({ mock }) =>
    mock.override(
      blogsApi.comments,
      late(() => Response.json([])),
    ),
  play: async ({ academy, canvas, mock, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(fa.blog.yourComment), 'از دانشجو');
    await userEvent.click(canvas.getByRole('button', { name: fa.blog.sendComment }));
    await signIn(academy, 'newcomer');
    answerNow();
    await canvas.findByText(fa.blog.noComments);
    for (let wait = 0; wait < 5; wait += 1) await answered(academy);
    await expect(mock.log.filter(({ method, path }) => method === 'POST' && path.endsWith('/comments/'))).toEqual([]);
  },
});

export const CommentAnsweredAfterAnotherCame = meta.story({
  name: '[F8] The response to a comment shows no message to a user who has signed in meanwhile',
  parameters: { academy: { user: 'demo-student', route: paths.article('3') } },
  beforeEach: ({ mock }) =>
    mock.override(
      blogsApi.comment,
      late(() => Response.json({ id: 1, user: 'demo-student', text: 'از دانشجو' }, { status: 201 })),
    ),
  play: async ({ academy, canvas, mock, userEvent }) => {
    const sent = () => mock.log.filter(({ method, path }) => method === 'POST' && path.endsWith('/comments/'));
    await userEvent.type(await canvas.findByLabelText(fa.blog.yourComment), 'از دانشجو');
    await userEvent.click(canvas.getByRole('button', { name: fa.blog.sendComment }));
    await signIn(academy, 'newcomer');
    answerNow();
    await waitFor(() => expect(sent()).toHaveLength(1));
    for (let wait = 0; wait < 5; wait += 1) await answered(academy);
    await expect(toastMessages()).not.toContain(fa.blog.commented);
  },
});

export const UnsentCourse = meta.story({
  name: '[F7] [F8] [§6.5] A new course disappears at a log-out in another tab, and returns for its author',
  parameters: { academy: { user: 'demo-instructor', route: paths.addCourse } },
  play: async ({ academy, canvas, device, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(fa.addCourse.titleField), 'دوره‌ی مدرس');
    await userEvent.upload(fileInput(), png());
    await expect(await canvas.findByText('picture.png')).toBeVisible();
    logOutElsewhere({ academy, device });
    await expect(await canvas.findByText(fa.addCourse.staffOnly)).toBeVisible();
    await expect(canvas.queryByLabelText(fa.addCourse.titleField)).toBeNull();
    await signIn(academy, 'admin');
    await expect(await canvas.findByLabelText(fa.addCourse.titleField)).toHaveDisplayValue('');
    await expect(canvas.queryByText('picture.png')).toBeNull();
    await signIn(academy, 'instructor');
    await waitFor(() => expect(canvas.getByLabelText(fa.addCourse.titleField)).toHaveDisplayValue('دوره‌ی مدرس'));
    await signIn(academy, 'student');
    await expectToast(fa.addCourse.staffOnly, 'error', 'course');
    await expect(await canvas.findByRole('heading', { level: 1, name: fa.courses.title })).toBeVisible();
  },
});

export const RemovedCourse = meta.story({
  name: '[F7] [F8] [§4.13] Only the user who removed a course from the basket may restore it',
  parameters: { academy: { user: 'demo-newcomer', basket: ['1'], route: paths.basket } },
  play: async ({ academy, canvas, device, userEvent }) => {
    const restore = { name: startingWith(fa.basket.restore) };
    await userEvent.click(await canvas.findByRole('button', { name: startingWith(fa.basket.remove) }));
    await expect(await canvas.findByRole('button', restore)).toBeVisible();
    logOutElsewhere({ academy, device });
    await waitFor(() => expect(canvas.queryByRole('button', restore)).toBeNull());
    await signIn(academy, 'instructor');
    await expect(await canvas.findByRole('link', { name: fa.nav.profileOf('demo-instructor') })).toBeVisible();
    await expect(canvas.queryByRole('button', restore)).toBeNull();
  },
});

export const ChosenLearningFile = meta.story({
  name: '[F8] [F110] A learning file that one user has chosen is not imported by the next one',
  parameters: { academy: { user: 'demo-student', route: paths.profile } },
  play: async ({ academy, canvas, canvasElement, userEvent }) => {
    const { id = '' } = academy.session.getState().user ?? {};
    await canvas.findByRole('button', { name: fa.offline.takeIn });
    const file = new File([writeFile(apply(EMPTY, { done: { 1: true } }, 1), id)], 'a.json');
    await userEvent.upload(canvasElement.querySelector('input[accept*=json]') as HTMLInputElement, file);
    await expect(await screen.findByRole('button', { name: fa.offline.takeInNow })).toBeVisible();
    await signIn(academy, 'newcomer');
    await waitFor(() => expect(screen.queryByRole('button', { name: fa.offline.takeInNow })).toBeNull());
  },
});
