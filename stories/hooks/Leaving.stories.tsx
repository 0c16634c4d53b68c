import { expect, screen, spyOn, waitFor, within, type Mock } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { World } from '../../mocks/server/world.ts';
import { blogsApi } from '../../src/api/blogs.ts';
import { coursesApi } from '../../src/api/courses.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import { notificationsApi } from '../../src/api/notifications.ts';
import { userApi } from '../../src/api/user.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { courses } from '../fixtures.ts';
import { fileInput, png } from '../pictures.ts';
import { answered, answerNow, inMenu, late, openTab } from '../plays.ts';
import { toastMessages } from '../toasts.ts';

// Tests requests whose responses arrive after the user has left the page. Not shown in Storybook.
const meta = preview.meta({
  component: AppRoutes,
  tags: ['!dev', '!autodocs'],
  parameters: { academy: { route: paths.courses } },
  beforeEach: () => {
    const spy = spyOn(globalThis, 'fetch');
    return () => spy.mockRestore();
  },
});

/** Returns the abort signals of the requests for `path`, oldest first. */
const signals = (path: string) =>
  (globalThis.fetch as unknown as Mock<(address: string, init?: RequestInit) => Promise<Response>>).mock.calls
    .filter(([address]) => new URL(address, location.origin).pathname === path)
    .map(([, init]) => init?.signal);

export const LeavingAborts = meta.story({
  name: '[F33] [§7.24] Leaving a page aborts its slow request without a late toast',
  beforeEach: ({ mock }) => {
    const failure = late(() => new Response(null, { status: 500 }));
    mock.override(coursesApi.list, failure);
    mock.override(departmentsApi.list, failure);
  },
  play: async ({ academy, canvas, userEvent }) => {
    await waitFor(() => expect(signals('/api/courses/')).toHaveLength(1));
    await userEvent.click(inMenu(canvas, fa.nav.blogs));
    await canvas.findByRole('heading', { level: 1, name: fa.blog.title });
    await waitFor(() => expect(signals('/api/courses/')[0]?.aborted).toBe(true));
    await expect(signals('/api/departments/')[0]?.aborted).toBe(true);
    answerNow();
    await answered(academy);
    await expect(toastMessages()).toEqual([]);
  },
});

type Play = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'canvas' | 'userEvent'>;

/** Submits the course form, and opens the course list before the response arrives. */
async function sendCourse({ canvas, userEvent }: Play) {
  const { titleField, description, price, submit } = fa.addCourse;
  for (const [label, text] of [
    [titleField, ' نخست'],
    [description, 'توضیح'],
    [price, '۱۰۰۰'],
  ] as const)
    await userEvent.type(await canvas.findByLabelText(label), text);
  await userEvent.click(canvas.getByRole('button', { name: submit }));
  await userEvent.click(inMenu(canvas, fa.nav.courses));
}

/** Opens the course form from the course list. Returns the title field. */
async function openCourseForm({ canvas, userEvent }: Play) {
  await userEvent.click(await within(canvas.getByRole('main')).findByRole('link', { name: fa.addCourse.title }));
  return canvas.findByLabelText(fa.addCourse.titleField);
}

export const SuccessAfterLeaving = meta.story({
  name: '[F33] If a course is added after its form was left, there is no toast or redirect, and a newer draft stays',
  parameters: { academy: { user: 'demo-instructor', route: paths.addCourse } },
  beforeEach: ({ mock }) =>
    mock.override(
      coursesApi.create,
      late(() => new Response(null, { status: 201 })),
    ),
  play: async ({ academy, canvas, mock, userEvent }) => {
    await sendCourse({ canvas, userEvent });
    const title = await openCourseForm({ canvas, userEvent });
    await userEvent.clear(title);
    await userEvent.type(title, 'تازه');
    answerNow();
    await waitFor(() => expect(mock.log.map(({ method }) => method)).toContain('POST'));
    await answered(academy);
    await expect(toastMessages()).toEqual([]);
    await expect(title).toHaveDisplayValue('تازه');
    await expect(title).toBeVisible();
  },
});

export const CourseAfterLeaving = meta.story({
  name: '[§4.27] [§10.18] If a course is added after its page was left, its draft is deleted and its link is stored',
  parameters: { academy: { user: 'demo-instructor', route: paths.addCourse } },
  beforeEach: ({ mock }) =>
    mock.override(
      coursesApi.create,
      late(() => Response.json({ ...courses.byNumber(1), title: 'نخست', status: 'private' }, { status: 201 })),
    ),
  play: async ({ academy, canvas, device, userEvent }) => {
    await sendCourse({ canvas, userEvent });
    await within(canvas.getByRole('main')).findByRole('link', { name: fa.addCourse.title });
    const draft = `draft:course:${academy.session.getState().user?.id}`;
    await expect(device.local.get(draft)).not.toBeNull();
    answerNow();
    await waitFor(() => expect(device.local.get(draft)).toBeNull());
    await expect(await openCourseForm({ canvas, userEvent })).toHaveDisplayValue('');
    await expect(canvas.getByRole('link', { name: 'نخست' })).toBeVisible();
  },
});

export const CommentAfterLeaving = meta.story({
  name: '[§4.27] If a comment is added after its page was left, its draft is deleted',
  parameters: { academy: { user: 'demo-student', route: paths.blogs } },
  beforeEach: ({ mock }) =>
    mock.override(
      blogsApi.comment,
      late(() => Response.json({ user: 'demo-student', text: 'نخست' }, { status: 201 })),
    ),
  play: async ({ academy, canvas, mock, userEvent }) => {
    await openTab(canvas, userEvent.click, /نظر:/);
    await userEvent.type(await canvas.findByLabelText(fa.blog.yourComment), 'نخست ');
    await userEvent.click(canvas.getByRole('button', { name: fa.blog.sendComment }));
    await userEvent.click(inMenu(canvas, fa.nav.courses));
    await canvas.findByRole('heading', { level: 1, name: fa.courses.title });
    answerNow();
    await waitFor(() => expect(mock.log.map(({ method }) => method)).toContain('POST'));
    await answered(academy);
    await userEvent.click(inMenu(canvas, fa.nav.blogs));
    await openTab(canvas, userEvent.click, /نظر:/);
    await expect(await canvas.findByLabelText(fa.blog.yourComment)).toHaveDisplayValue('');
    await expect(toastMessages()).toEqual([]);
  },
});

export const ArticleAfterLeaving = meta.story({
  name: '[§4.27] If an article is added after its page was left, its draft is deleted',
  parameters: { academy: { user: 'demo-instructor', route: paths.addBlog } },
  beforeEach: ({ mock }) =>
    mock.override(
      blogsApi.create,
      late(() => new Response(null, { status: 201 })),
    ),
  play: async ({ academy, canvas, device, mock, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(fa.blog.titleField), 'نخست ');
    await userEvent.type(canvas.getByLabelText(fa.blog.contentField), 'متن');
    await userEvent.upload(fileInput(), png());
    await userEvent.click(canvas.getByRole('button', { name: fa.blog.publish }));
    await userEvent.click(inMenu(canvas, fa.nav.courses));
    await userEvent.click(await screen.findByRole('button', { name: fa.forms.leave }));
    await canvas.findByRole('heading', { level: 1, name: fa.courses.title });
    const id = academy.session.getState().user?.id;
    await expect(device.local.get(`draft:blog:${id}`)).not.toBeNull();
    answerNow();
    await waitFor(() => expect(mock.log.map(({ method }) => method)).toContain('POST'));
    await answered(academy);
    await expect(device.local.get(`draft:blog:${id}`)).toBeNull();
  },
});

export const ProfileAfterLeaving = meta.story({
  name: '[§4.27] If a profile is saved after its page was left, the draft of the bio is deleted',
  parameters: { academy: { user: 'demo-student', route: paths.profile } },
  beforeEach: ({ mock }) =>
    mock.override(
      userApi.updateProfile,
      late(() => Response.json({ username: 'demo-student', email: 'student@example.com', bio: 'نخست' })),
    ),
  play: async ({ academy, canvas, device, mock, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: fa.common.edit }));
    const bio = await canvas.findByLabelText(fa.profile.bio);
    await userEvent.clear(bio);
    await userEvent.type(bio, 'نخست');
    await userEvent.click(canvas.getByRole('button', { name: fa.common.save }));
    await userEvent.click(inMenu(canvas, fa.nav.courses));
    await canvas.findByRole('heading', { level: 1, name: fa.courses.title });
    const draft = () => device.local.get(`draft:profile:${academy.session.getState().user?.id}`);
    await expect(draft()).not.toBeNull();
    answerNow();
    await waitFor(() => expect(mock.log.map(({ method }) => method)).toContain('PATCH'));
    await answered(academy);
    await expect(draft()).toBeNull();
  },
});

/** Returns the number of requests that confirm a notification. */
const confirmed = ({ log }: World) => log.filter(({ method }) => method === 'PATCH').length;

export const ConfirmingAfterLeaving = meta.story({
  name: '[§4.24] "Confirm all" confirms the other notifications, too, after its page was left',
  parameters: { academy: { user: 'demo-student', route: paths.notifications } },
  beforeEach: ({ mock }) =>
    mock.override(
      notificationsApi.update,
      late(() => Response.json({ id: 1, title: '', message: '', is_read: true })),
    ),
  play: async ({ canvas, mock, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: fa.notifications.confirmAll }));
    await userEvent.click(inMenu(canvas, fa.nav.courses));
    await canvas.findByRole('heading', { level: 1, name: fa.courses.title });
    answerNow();
    await waitFor(() => expect(confirmed(mock)).toBe(2));
  },
});

export const ConfirmingAsAnotherComes = ConfirmingAfterLeaving.extend({
  name: '[F8] "Confirm all" confirms nothing on behalf of a user who signs in meanwhile',
  play: async ({ academy, canvas, mock, userEvent }) => {
    const { client, session } = academy;
    await userEvent.click(await canvas.findByRole('button', { name: fa.notifications.confirmAll }));
    const body = { username: 'demo-admin', password: 'admin-123' };
    await session.signIn(await client.call(userApi.login, { body }));
    answerNow();
    await waitFor(() => expect(confirmed(mock)).toBe(1));
    await answered(academy);
    await answered(academy);
    await expect(confirmed(mock)).toBe(1);
  },
});
