import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { courses } from '../../mocks/data/corpus/courses.ts';
import { coursesApi } from '../../src/api/courses.ts';
import { userApi } from '../../src/api/user.ts';
import { learningOf } from '../../src/learning/learning.ts';
import { USER_KEY } from '../../src/session/storedUser.ts';
import { fa } from '../../src/text/fa.ts';
import { PurchasePage } from '../../src/pages/PurchasePage/PurchasePage.tsx';
import { answers, isLoading, never } from '../plays.ts';
import { elsewhere, expectToast, toastMessages } from '../toasts.ts';
import { courses as known, names } from '../fixtures.ts';

const at = (route: string, more: object = {}) => ({ academy: { route, path: '/purchase/:courseId', ...more } });

const meta = preview.meta({ component: PurchasePage, parameters: at('/purchase/1') });

const PRIVATE = courses.findIndex(({ status }) => status === 'private') + 1;
const ADD = { name: 'افزودن به سبد خرید' };

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('حسابان از صفر: حد، پیوستگی');
    await expect(canvas.getByText('۱٬۴۸۰٬۰۰۰ ریال')).toBeVisible();
    await expect(canvas.getByRole('button', ADD)).toBeEnabled();
    await expect(document.title).toContain('حسابان از صفر');
  },
});

export const Untitled = meta.story({
  name: '[§10.20] Without a title, the page is called like the course',
  beforeEach: ({ mock }) => {
    mock.db.courses.update(1, { title: ' ' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: fa.courses.untitled })).toBeVisible();
    await expect(document.title).toBe(fa.brand.title(fa.courses.untitled));
  },
});

export const Undescribed = meta.story({
  name: '[§10.20] Search engines read that a course has no description',
  beforeEach: ({ mock }) => {
    mock.db.courses.update(1, { description: ' ' });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', ADD);
    const descriptions = [...document.querySelectorAll('meta[name=description]')].map((meta) =>
      Reflect.get(meta, 'content'),
    );
    await expect(descriptions).toContain(fa.courses.noDescription);
  },
});

export const AddsAndGoesBackToTheCourses = meta.story({
  name: '[§4.14] [§8.10] [§9.4] Adds the course to the basket and opens the course list',
  play: async ({ academy, canvas, userEvent }) => {
    const add = await canvas.findByRole('button', ADD);
    const from = performance.now();
    await userEvent.click(add);
    await expectToast(fa.basket.added, 'success', 'basket');
    await expect(canvas.getByRole('link', { name: fa.course.toBasket })).toHaveFocus();
    await expect(add).not.toBeInTheDocument();
    await expect(academy.basket.getState().map(({ id }) => id)).toEqual(['1']);

    await expect((await elsewhere()).address).toBe('/courses');
    await expect(performance.now() - from).toBeGreaterThan(3100);
  },
});

export const BelowABasePath = AddsAndGoesBackToTheCourses.extend({
  name: '[§4.14] The courses open on a site with a base path, too',
  parameters: { academy: { base: '/academy/' } },
});

export const WentOn = meta.story({
  name: '[§4.14] A user who has focused another control is not redirected',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', ADD));
    await canvas.findByRole('link', { name: fa.course.toBasket });
    await userEvent.tab();
    const onwards = document.activeElement;
    await expect(onwards).not.toBe(canvas.getByRole('link', { name: fa.course.toBasket }));
    await new Promise((resolve) => setTimeout(resolve, 3300));
    await expect(onwards).toHaveFocus();
  },
});

export const LeftWhileAdding = meta.story({
  name: '[§4.14] A user who leaves while the basket waits for another tab is not redirected',
  play: async ({ academy, canvas, userEvent }) => {
    const { promise: release, resolve: letGo } = Promise.withResolvers<void>();
    void navigator.locks.request('academy-basket', () => release);
    await userEvent.click(await canvas.findByRole('button', ADD));
    await userEvent.click(await canvas.findByRole('link', { name: fa.departments.readMoreOf(names[0]) }));
    await elsewhere();
    const timers = spyOn(window, 'setTimeout');
    letGo();
    await expectToast(fa.basket.added, 'success', 'basket');
    await expect(academy.basket.getState()).toHaveLength(1);
    await expect(timers).not.toHaveBeenCalledWith(expect.anything(), 3100);
  },
});

export const AddsTwice = meta.story({
  name: '[§8.10] A course that another tab has just added is reported as already in the basket',
  play: async ({ academy, canvas, userEvent }) => {
    const add = await canvas.findByRole('button', ADD);
    const { promise: release, resolve: letGo } = Promise.withResolvers<void>();
    void navigator.locks.request('academy-basket', () => release);
    void academy.basket.add({ ...known.plain, id: '1' });
    await userEvent.dblClick(add);
    letGo();
    await expectToast(fa.basket.alreadyThere, 'info', 'basket', 1500);
    await expect(academy.basket.getState()).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: fa.course.toBasket })).toHaveAttribute('href', '/shopping-basket');
  },
});

export const InTheBasket = meta.story({
  name: '[§2.29] A course in the basket links to the basket',
  parameters: at('/purchase/1', { basket: ['1'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(fa.course.inBasket)).toBeVisible();
    await expect(canvas.getByRole('link', { name: fa.course.toBasket })).toHaveAttribute('href', '/shopping-basket');
    await expect(canvas.queryByRole('button', ADD)).toBeNull();
  },
});

export const Owned = meta.story({
  name: '[§2.29] An owner sees the progress and the next lesson',
  parameters: at('/purchase/1', { user: 'demo-student' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('خریداری‌شده')).toBeVisible();
    const next = await canvas.findByRole('link', { name: /^شروع: تابع/ });
    await expect(next).toHaveAttribute('href', '/lessons/10101');
    await expect(canvas.getByRole('link', { name: fa.learning.toSyllabus })).toHaveAttribute('href', '/syllabus/1');
    await expect(canvas.queryByRole('button', ADD)).toBeNull();
  },
});

export const Loading = meta.story({ beforeEach: never(coursesApi.read), play: isLoading });

export const NotFound = meta.story({
  name: '[§2.30] Not found',
  parameters: at('/purchase/no-such-course'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'دوره پیدا نشد.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'دیدن دوره‌ها' })).toHaveAttribute('href', '/courses');
    await expect(toastMessages()).toEqual([]);
  },
});

export const Failed = meta.story({
  name: '[§2.30] [§8.9] Failed',
  beforeEach: answers(coursesApi.read, { status: 500 }),
  play: async () => {
    await expect((await elsewhere()).address).toBe('/courses');
    await expectToast(fa.course.detailFailed, 'error', 'course');
  },
});

export const PrivateForStaff = meta.story({
  name: '[§2.30] [§7.2] Staff see a private course without a buy button',
  parameters: at(`/purchase/${PRIVATE}`, { user: 'demo-instructor' }),
  play: async ({ canvas, mock }) => {
    await expect((await canvas.findByRole('link', { name: 'دیدن دوره' })).parentElement).toHaveTextContent('ریال');
    await expect(canvas.queryByRole('button', ADD)).toBeNull();
    const asked = mock.log.filter(({ path }) => path === `/api/courses/${PRIVATE}/`);
    await expect(asked.map(({ status }) => status)).toEqual([200]);
  },
});

export const PrivateForSuperusers = PrivateForStaff.extend({
  name: '[§2.30] [§7.2] A superuser who is a student sees a private course, too',
  parameters: at(`/purchase/${PRIVATE}`, { user: 'demo-newcomer' }),
  beforeEach({ academy: { session }, mock }) {
    const { user } = session.getState();
    mock.db.users.update(user?.id ?? '', { is_superuser: true });
    session.store.set(USER_KEY, JSON.stringify({ ...user, is_superuser: true }));
    session.reload();
  },
});

export const StaffOfAKnownCourse = meta.story({
  name: '[§7.2] A public course that has already loaded is not requested again for staff',
  play: async ({ academy: { client, session }, canvas, mock }) => {
    await canvas.findByRole('button', ADD);
    const body = { username: 'demo-instructor', password: 'instructor-123' };
    await session.signIn(await client.call(userApi.login, { body }));
    await waitFor(() => expect(mock.log.some(({ path }) => path.startsWith('/api/user/profile/'))).toBe(true));
    await expect(canvas.getByRole('button', ADD)).toBeVisible();
    await expect(mock.log.filter(({ path }) => path === '/api/courses/1/')).toHaveLength(1);
  },
});

export const GoneMeanwhile = meta.story({
  name: '[F81] [§2.30] A course that becomes private is not found after the next revalidation',
  play: async ({ canvas, mock }) => {
    await expect(await canvas.findByRole('button', ADD)).toBeVisible();
    mock.db.courses.update(1, { status: 'private' });
    const isNotFound = () => {
      window.dispatchEvent(new Event('online'));
      return expect(canvas.getByRole('heading', { level: 1, name: fa.course.notFound })).toBeVisible();
    };
    // The timeout is long, because SWR revalidates at most once every two seconds.
    await waitFor(isNotFound, { timeout: 5000, interval: 500 });
    await expect(canvas.queryByRole('button', ADD)).toBeNull();
  },
});

export const MadePrivateForStaff = meta.story({
  name: '[F81] [§2.30] [§7.2] A public course that becomes private stays visible to staff, without a buy button',
  play: async ({ academy: { client, session }, canvas, mock }) => {
    await canvas.findByRole('button', ADD);
    const body = { username: 'demo-instructor', password: 'instructor-123' };
    await session.signIn(await client.call(userApi.login, { body }));
    mock.db.courses.update(1, { status: 'private' });
    const isPrivate = () => {
      window.dispatchEvent(new Event('online'));
      return expect(canvas.getByRole('link', { name: 'دیدن دوره' })).toBeVisible();
    };
    await waitFor(isPrivate, { timeout: 5000, interval: 500 });
    await expect(canvas.queryByRole('button', ADD)).toBeNull();
  },
});

export const PrivateForVisitors = meta.story({
  name: '[§2.30] A private course is not found, even if the server returns it',
  beforeEach: answers(coursesApi.read, { status: 200, body: { ...courses[0], id: 1, status: 'private' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: fa.course.notFound })).toBeVisible();
    await expect(canvas.queryByRole('button', ADD)).toBeNull();
  },
});

export const SavedAndRelated = meta.story({
  tags: ['visual'],
  name: '[§10.13] The heart saves the course, and related courses are below',
  parameters: at('/purchase/1', { user: 'demo-newcomer' }),
  play: async ({ academy: { session }, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: fa.learning.save }));
    await expect(canvas.getByRole('button', { name: fa.learning.save, pressed: true })).toBeVisible();
    const { saved } = learningOf(session.store).read(session.getState().user?.id ?? '');
    await expect(saved.get('1')?.value).toBe(true);
    const related = within(await canvas.findByRole('list', { name: fa.learning.related }));
    await expect(related.getAllByRole('heading')).toHaveLength(3);
    await expect(related.getAllByText(names[0])).toHaveLength(3);
  },
});
