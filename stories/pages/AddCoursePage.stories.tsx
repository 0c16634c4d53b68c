import { use } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, spyOn, waitFor, type userEvent as UserEvent, type within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import { userApi } from '../../src/api/user.ts';
import { AddCoursePage } from '../../src/pages/AddCoursePage/AddCoursePage.tsx';
import { learningOf } from '../../src/learning/learning.ts';
import { unsentOf } from '../../src/lib/drafts.ts';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { fileInput, png } from '../pictures.ts';
import { answered, answers, signedOut } from '../plays.ts';
import { elsewhere, expectToast } from '../toasts.ts';

const { addCourse, common } = fa;
const academy = { user: 'demo-instructor', route: paths.addCourse, path: paths.addCourse };
const A_WEEK = 604_800_000;

const meta = preview.meta({ component: AddCoursePage, parameters: { academy } });

/** Returns the storage key of an author's draft. */
const keyOf = (id: string | undefined) => `draft:course:${id}`;

type Canvas = ReturnType<typeof within>;
type Hands = Pick<typeof UserEvent, 'type' | 'click' | 'upload'>;

async function fill(canvas: Canvas, userEvent: Hands) {
  await userEvent.type(canvas.getByLabelText(addCourse.titleField), 'دوره‌ی تازه');
  await userEvent.type(canvas.getByLabelText(addCourse.description), 'توضیح تازه');
  await userEvent.type(canvas.getByLabelText(addCourse.price), '۱۲۰۰۰۰۰');
  await userEvent.upload(fileInput(), png());
  await canvas.findByText('picture.png');
}

const submit = (canvas: Canvas, userEvent: Hands, name: string = addCourse.submit) =>
  userEvent.click(canvas.getByRole('button', { name }));

async function add(canvas: Canvas, userEvent: Hands) {
  await fill(canvas, userEvent);
  await submit(canvas, userEvent);
}

const added = { title: 'دوره‌ی تازه', description: 'توضیح تازه', price: 1_200_000, cover: expect.any(String) };

export const Empty = meta.story({
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('combobox', { name: addCourse.department })).toBeEnabled()),
});

export const Offline = meta.story({
  name: '[§11.1] [§11.6] Offline, the form says what it needs, and the reminder will link to the text',
  beforeEach: () => void spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  play: async ({ academy: { session }, canvas, device, userEvent }) => {
    await expect(await canvas.findByText(fa.offline.sending)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(addCourse.titleField), 'دوره‌ی تازه');
    await expect(unsentOf(device.local, session.getState().user?.id ?? null).paths()).toEqual([paths.addCourse]);
  },
});

export const Adds = meta.story({
  name: '[§4.23] [§4.27] [§4.28] [§7.3] [§8.17] Adding shows a toast, drops the cached list and opens the courses',
  beforeEach: ({ academy: { courseCache } }) => courseCache.write([]),
  play: async ({ canvas, device, userEvent, mock, academy: { courseCache, session } }) => {
    await add(canvas, userEvent);
    await expectToast(addCourse.created, 'success', 'course');
    await expect((await elsewhere()).address).toBe(paths.courses);
    // While a cover is chosen, an additional history entry guards the form. The list replaces this entry. Otherwise,
    // the user would have to press Back twice.
    await expect(screen.getByTestId('elsewhere')).toHaveAttribute('data-type', 'REPLACE');
    await expect(mock.db.courses.all().at(-1)).toMatchObject(added);
    await expect(courseCache.read()).toBeNull();
    const { id = '' } = session.getState().user ?? {};
    await expect(device.local.get(keyOf(id))).toBeNull();
    // `created` contains only private courses, and this course is public.
    await expect(learningOf(session.store).read(id).created.size).toBe(0);
  },
});

const never = new Promise<null>(() => {});
const LoadingPage = () => use(never);

export const AddsOnce = meta.story({
  name: '[§2.44] [F73] While the next page loads, the form cannot be sent again',
  parameters: { academy: { ...academy, path: '*' } },
  render: () => (
    <Routes>
      <Route path={paths.addCourse} element={<AddCoursePage />} />
      <Route path="*" element={<LoadingPage />} />
    </Routes>
  ),
  play: async ({ academy: world, canvas, mock, userEvent }) => {
    await add(canvas, userEvent);
    await expectToast(addCourse.created, 'success', 'course');
    await submit(canvas, userEvent, addCourse.submitting);
    await userEvent.type(canvas.getByLabelText(addCourse.titleField), '{Enter}');
    await answered(world);
    await expect(mock.log.filter(({ path }) => path.endsWith('/courses/create/'))).toHaveLength(1);
  },
});

export const Failed = meta.story({
  name: '[§8.17] After a failure all fields stay, even on the next visit',
  beforeEach: answers(coursesApi.create, { status: 500 }),
  play: async ({ academy: { session }, canvas, device, userEvent }) => {
    const author = session.getState().user?.id;
    await add(canvas, userEvent);
    await expectToast(addCourse.failed, 'error', 'course');
    await expect(canvas.getByLabelText(addCourse.titleField)).toHaveDisplayValue('دوره‌ی تازه');
    await expect(canvas.getByText('picture.png')).toBeVisible();
    await expect(device.local.get(keyOf(author))).toContain('دوره‌ی تازه');
  },
});

export const DraftComesBack = meta.story({
  name: '[§4.27] The draft fills the form on the next visit',
  beforeEach: ({ academy: { session }, device }) =>
    void device.local.set(keyOf(session.getState().user?.id), JSON.stringify({ title: 'عنوان مانده' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fa.forms.draftRestored)).toBeVisible();
    await expect(canvas.getByLabelText(addCourse.titleField)).toHaveDisplayValue('عنوان مانده');
  },
});

export const TooLarge = meta.story({
  name: 'A cover that the server refuses as too large is reported in a toast and at its field',
  beforeEach: answers(coursesApi.create, { status: 413 }),
  play: async ({ canvas, userEvent }) => {
    await add(canvas, userEvent);
    await expectToast(fa.forms.uploadTooLarge, 'error', 'course');
    await expect(await canvas.findByText(fa.forms.uploadTooLarge, { selector: 'form *' })).toBeVisible();
  },
});

export const TokenExpired = meta.story({
  name: '[F52] [§8.16] An expired access token is refreshed with a toast, and then the course is sent',
  play: async ({ canvas, device, userEvent, mock, academy: { session } }) => {
    const before = session.getState().user?.accessToken;
    await canvas.findByLabelText(addCourse.titleField);
    await fill(canvas, userEvent);
    // Advances the clock just before the form is sent, so that no other request notices the expired token first.
    device.advance(A_WEEK);
    await submit(canvas, userEvent);
    await expectToast(addCourse.refreshing, 'info', 'course');
    await expect((await elsewhere()).address).toBe(paths.courses);
    await expect(session.getState().user?.accessToken).not.toBe(before);
    await expect(mock.db.courses.all().at(-1)).toMatchObject(added);
  },
});

export const SessionOver = meta.story({
  tags: ['visual'],
  name: '[§8.16] If the token cannot be refreshed, the user must log in again',
  beforeEach({ mock }) {
    mock.override(coursesApi.create, { status: 401 });
    mock.override(userApi.refresh, { status: 401 });
  },
  play: async ({ canvas, device, userEvent, academy: { session } }) => {
    const author = session.getState().user?.id;
    await add(canvas, userEvent);
    await expectToast(addCourse.logInAgain, 'error', 'course');
    await expect(session.getState().user).toBeNull();
    await expect(device.local.get(keyOf(author))).toContain('دوره‌ی تازه');
  },
});

export const DepartmentsFailed = meta.story({
  name: '[§8.17] Departments failed',
  beforeEach: answers(departmentsApi.list, { status: 500 }, 1),
  play: async ({ canvas, userEvent }) => {
    await expectToast(fa.departments.listFailed, 'error', 'course');
    await userEvent.click(await canvas.findByRole('button', { name: common.retry }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: addCourse.department })).toBeEnabled());
  },
});

export const NamelessDepartment = meta.story({
  name: 'A department with a blank name has a label in the list',
  beforeEach: ({ mock }) => void mock.db.departments.update(1, { name: ' ' }),
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: addCourse.department });
    await waitFor(() => expect(select).toBeEnabled());
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: fa.departments.page }));
    await expect(select).toHaveValue(fa.departments.page);
  },
});

export const Student = meta.story({
  tags: ['visual'],
  name: '[§6.5] Users who may not add courses are redirected to the list',
  parameters: { academy: { user: 'demo-student' } },
  play: async () => {
    await expectToast(addCourse.staffOnly, 'error', 'course');
    await expect((await elsewhere()).address).toBe(paths.courses);
  },
});

export const Visitor = Student.extend({ tags: ['visual'], name: 'Visitor', beforeEach: signedOut });

export const Admin = meta.story({
  parameters: { academy: { user: 'demo-admin' } },
  play: ({ canvas }) => expect(canvas.getByLabelText(addCourse.titleField)).toBeVisible(),
});

export const PrivateCourses = meta.story({
  name: '[§10.18] A private course is listed for its author, with its link',
  play: async ({ canvas, userEvent, academy: { session } }) => {
    await fill(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('combobox', { name: addCourse.status }));
    await userEvent.click(await screen.findByRole('option', { name: addCourse.private }));
    await submit(canvas, userEvent);
    await expect((await elsewhere()).address).toBe(paths.courses);
    const { created } = learningOf(session.store).read(session.getState().user?.id ?? '');
    await expect([...created.values()].map(({ value }) => value)).toEqual([added.title]);
  },
});

export const WithPrivateCourses = meta.story({
  tags: ['visual'],
  name: '[§10.18] With private courses',
  parameters: { academy: { learning: { created: { '28': 'حلقه‌ی پژوهش جبر' } } } },
  beforeEach: async ({ academy: { session }, device }) => {
    device.advance(1000);
    const { id = '' } = session.getState().user ?? {};
    await learningOf(session.store, session.now).update(id, { created: { '29': 'حلقه‌ی پژوهش هندسه' } });
  },
  play: async ({ canvas }) => {
    // The newest course comes first.
    const links = await canvas.findAllByRole('link', { name: /^حلقه‌ی پژوهش/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['29', '28'].map(paths.purchase));
  },
});
