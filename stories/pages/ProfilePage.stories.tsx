import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { userApi } from '../../src/api/user.ts';
import { ProfilePage } from '../../src/pages/ProfilePage/ProfilePage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { drawnPng, fileInput, impostors, png } from '../pictures.ts';
import { answers, never, says, signedOut } from '../plays.ts';
import { expectToast } from '../toasts.ts';

const { profile, common, courses } = fa;
const academy = { user: 'demo-student', route: paths.profile, path: paths.profile };
const SNACKBAR = 6000;
const bar = (message: string) => [message, 'error', 'page', SNACKBAR] as const;

const meta = preview.meta({ component: ProfilePage, parameters: { academy } });
type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

async function edit(canvas: Context['canvas'], userEvent: Context['userEvent']) {
  await userEvent.click(canvas.getByRole('button', { name: common.edit }));
  return canvas.findByLabelText(profile.bio);
}

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('student@example.com')).toBeVisible();
    await expect(await canvas.findAllByText(profile.viewCourse)).toHaveLength(3);
    await expect(canvas.getByRole('heading', { name: fa.learning.startTitle })).toBeVisible();
  },
});

export const AsksForTheProfileAnew = meta.story({
  name: '[§4.5] [§7.19] The profile is loaded when the page opens, and changes are shown',
  beforeEach: answers(userApi.profile, {
    status: 200,
    body: { username: 'demo-student', email: 'new@example.com', bio: null, phone_number: null },
  }),
  play: async ({ canvas, academy: { session } }) => {
    await expect(await canvas.findByText('new@example.com')).toBeVisible();
    await expect(canvas.getByText(profile.notRegistered)).toBeVisible();
    await expect(session.getState().user?.email).toBe('new@example.com');
  },
});

export const SignedOut = meta.story({ tags: ['visual'], beforeEach: signedOut, play: says(profile.logInFirst) });

export const Instructor = meta.story({
  name: '[§2.48] [§2.50] Instructor; the empty list is only a small card',
  tags: ['visual'],
  parameters: { academy: { user: 'demo-instructor' } },
  play: async ({ canvas }) => {
    const email = await canvas.findByText('instructor@example.com');
    const line = await canvas.findByText(profile.noCourses);
    await expect(email.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(line.closest('.mantine-Paper-root')?.querySelector('svg')).toBeNull();
    await expect(canvas.getByRole('link', { name: fa.filters.add })).toHaveAttribute('href', paths.addCourse);
    await expect(canvas.getByRole('link', { name: fa.blog.add })).toHaveAttribute('href', paths.addBlog);
  },
});

export const Admin = meta.story({ parameters: { academy: { user: 'demo-admin' } }, play: says('admin@example.com') });
export const NoCourses = meta.story({
  name: '[§2.51] [§10.13] No courses, no picture',
  tags: ['visual'],
  parameters: { academy: { user: 'demo-newcomer' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(profile.noCourses)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: fa.blog.add })).toBeNull();
    await expect(canvasElement.querySelector('img')?.src).toMatch(/\/default-avatar\.png$/);
    await expect(await canvas.findByRole('list', { name: fa.basket.related })).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: never(coursesApi.read), play: says(common.loading) });

export const CoursesFailed = meta.story({
  name: '[§8.20] Courses failed',
  beforeEach: answers(coursesApi.read, { status: 500 }),
  play: async ({ canvas, mock, userEvent }) => {
    await expectToast(...bar(profile.coursesFailed));
    mock.override(coursesApi.read, { status: 404 }, 99);
    await userEvent.click(await canvas.findByRole('button', { name: common.retry }));
    await expect(await canvas.findAllByText(profile.viewCourse)).toHaveLength(3);
  },
});

export const OneCourseFailed = meta.story({
  name: 'If one course fails to load, the others are shown, with a retry button',
  beforeEach: answers(coursesApi.read, { status: 500 }, 2),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText(profile.viewCourse)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: common.retry }));
    await waitFor(() => expect(canvas.getAllByText(profile.viewCourse)).toHaveLength(3));
    await expect(canvas.queryByRole('button', { name: common.retry })).toBeNull();
  },
});

export const OneOfManyHidden = meta.story({
  name: '[§7.27] If the server hides one of many courses, all others are requested, and the hidden one keeps its card',
  beforeEach({ academy: { session }, mock }) {
    session.own(['5', '6', '7', '8', '9']);
    mock.override(coursesApi.read, { status: 404 }, 1);
  },
  play: async ({ academy: { session }, canvas }) => {
    const { purchased } = session.getState();
    await waitFor(() => expect(canvas.getAllByText(profile.viewCourse)).toHaveLength(purchased.length));
    await expect(canvas.getAllByRole('heading', { name: courses.untitled })[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: common.retry })).toBeNull();
  },
});

export const ProfileFailed = meta.story({
  name: '[§8.20] Profile failed',
  tags: ['visual'],
  // Only the first profile request fails, so that a retry can succeed.
  beforeEach: answers(userApi.profile, { status: 500 }, 1),
  play: async ({ canvas }) => {
    await expectToast(...bar(profile.loadFailed));
    await expect(canvas.getByText('student@example.com')).toBeVisible();
    await expect(canvas.getByRole('button', { name: common.retry })).toBeVisible();
  },
});

export const LoadsTheProfileAgain = ProfileFailed.extend({
  name: '[§8.20] A retry loads the profile',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: common.retry }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: common.retry })).toBeNull());
  },
});

export const ProfileAddressInvalid = meta.story({
  name: '[§8.20] A 404 for the profile is reported as an invalid address',
  beforeEach: answers(userApi.profile, { status: 404 }, 1),
  play: () => expectToast(...bar(profile.addressInvalid)),
});

export const EditsAndSaves = meta.story({
  name: '[§4.12] [§7.20] [§8.20] [§9.5] Edits and saves',
  play: async ({ canvas, device, userEvent, mock, academy: { session } }) => {
    await edit(canvas, userEvent);
    await userEvent.clear(canvas.getByLabelText(profile.username));
    await userEvent.type(canvas.getByLabelText(profile.username), 'student-2');
    const draft = () => device.local.get(`draft:profile:${session.getState().user?.id}`);
    // An unchanged bio is not stored as a draft, because the draft could later replace a bio from another device.
    await expect(draft()).toBeNull();
    await userEvent.type(canvas.getByLabelText(profile.bio), ' و بیشتر');
    await expect(draft()).toContain(' و بیشتر');
    await userEvent.upload(fileInput(), png());
    await userEvent.click(canvas.getByRole('button', { name: common.save }));
    await expectToast(profile.saved, 'success', 'page', SNACKBAR);
    await expect(draft()).toBeNull();
    await expect(canvas.getByRole('button', { name: common.edit })).toHaveFocus();
    await expect(canvas.getByText('student-2')).toBeVisible();
    const row = mock.db.users.find((row) => row.username === 'student-2');
    await expect(row?.profile_picture).toMatch(/^\/media\//);
    await expect(session.getState().user).toMatchObject({
      username: 'student-2',
      profilePicture: `/api${row?.profile_picture}`,
    });
  },
});

export const ChangedElsewhere = meta.story({
  name: '[§4.12] Only changed fields are sent, so that an e-mail changed on another device stays',
  play: async ({ canvas, userEvent, mock, academy: { session } }) => {
    const bio = await edit(canvas, userEvent);
    const row = () => mock.db.users.find(({ username }) => username === 'demo-student');
    mock.db.users.update(row()?.id ?? '', { email: 'new@example.com' });
    await userEvent.type(bio, ' و بیشتر');
    await userEvent.click(canvas.getByRole('button', { name: common.save }));
    await expectToast(profile.saved, 'success', 'page', SNACKBAR);
    await expect(row()).toMatchObject({ email: 'new@example.com', bio: expect.stringMatching(/ و بیشتر$/) });
    await expect(session.getState().user?.email).toBe('new@example.com');
  },
});

export const CancelRestores = meta.story({
  name: '[§4.12] Cancel restores all fields and deletes the draft',
  play: async ({ canvas, canvasElement, device, userEvent, mock, academy: { session } }) => {
    await edit(canvas, userEvent);
    await userEvent.type(canvas.getByLabelText(profile.bio), ' و بیشتر');
    const draft = () => device.local.get(`draft:profile:${session.getState().user?.id}`);
    await expect(draft()).toContain(' و بیشتر');
    await userEvent.upload(fileInput(), await drawnPng());
    await waitFor(() => expect(canvasElement.querySelector('img[src^="blob:"]')).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: common.cancel }));
    await expect(draft()).toBeNull();
    await expect(canvasElement.querySelector('img[src^="blob:"]')).toBeNull();
    await edit(canvas, userEvent);
    await expect(canvas.getByLabelText(profile.bio)).not.toHaveDisplayValue(/ و بیشتر$/);
    await expect(mock.log.filter(({ method }) => method === 'PATCH')).toEqual([]);
  },
});

export const SavingFailed = meta.story({
  name: '[§8.20] Typed text stays after a failed save',
  beforeEach: answers(userApi.updateProfile, 'drop'),
  play: async ({ canvas, userEvent }) => {
    await edit(canvas, userEvent);
    await userEvent.type(canvas.getByLabelText(profile.bio), ' و بیشتر');
    await userEvent.click(canvas.getByRole('button', { name: common.save }));
    await expectToast(...bar(profile.saveFailed));
    await expect(canvas.getByLabelText(profile.bio)).toHaveDisplayValue(/ و بیشتر$/);
  },
});

export const PicturesRefused = meta.story({
  name: '[§8.20] The reason for a refused picture is shown',
  play: async ({ canvas, userEvent }) => {
    await edit(canvas, userEvent);
    await userEvent.upload(fileInput(), png({ bytes: 5_242_881 }));
    await expectToast(...bar(profile.pictureTooLarge));
    await userEvent.upload(fileInput(), impostors[0] ?? []);
    await expectToast(...bar(profile.pictureInvalid));
    await userEvent.upload(fileInput(), png({ width: 30_000 }));
    await expectToast(...bar(fa.forms.imageTooLarge));
  },
});

export const Studies = meta.story({
  tags: ['visual'],
  name: '[§10.8] [§10.13] The course to continue comes first, then owned and saved courses',
  // Course 1 is owned, so it is not among the saved courses.
  parameters: { academy: { progress: 'half', learning: { saved: { '1': true, '5': true } } } },
  play: async ({ canvas, userEvent }) => {
    const onward = await canvas.findByRole('heading', { name: fa.learning.continueTitle });
    const identity = canvas.getByRole('region', { name: profile.title });
    await expect(onward.compareDocumentPosition(identity)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(await canvas.findAllByRole('link', { name: /^ادامه: / })).toHaveLength(3);
    const kept = within(await canvas.findByRole('list', { name: fa.learning.savedCourses }));
    await expect(kept.getAllByRole('heading')).toHaveLength(1);
    const heart = await kept.findByRole('button', { name: /^نشان کردن دوره/, pressed: true });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heart).toHaveFocus();
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
});
