import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { learningOf } from '../../src/learning/learning.ts';
import { lessonsOf, outlineOf } from '../../src/learning/progress.ts';
import { CoursesPage } from '../../src/pages/CoursesPage/CoursesPage.tsx';
import { fa } from '../../src/text/fa.ts';
import { answered, answers, never } from '../plays.ts';
import { expectToast } from '../toasts.ts';
import { chapters, names } from '../fixtures.ts';

const meta = preview.meta({ component: CoursesPage, parameters: { academy: { route: '/courses', path: '/courses' } } });

const AVAILABLE = { name: 'دوره‌های دیگر' };
const PURCHASED = { name: 'دوره‌های خریداری‌شده' };
const titles = (list: HTMLElement) => [...list.querySelectorAll('h3')].map((title) => title.textContent ?? '');

export const Loaded = meta.story({
  name: '[§2.19] Loaded',
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', AVAILABLE);
    await expect(list.children.length).toBeGreaterThan(20);
    await expect(canvas.getByRole('heading', { level: 1, name: 'همه‌ی دوره‌ها' })).toBeVisible();
    // A visitor owns no courses, and may not add any.
    await expect(canvas.queryByRole('heading', PURCHASED)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'افزودن دوره' })).toBeNull();
  },
});

export const OwnedCoursesStandApart = meta.story({
  name: '[§2.21] Owned courses have their own section',
  tags: ['visual'],
  parameters: { academy: { user: 'demo-student' } },
  beforeEach: ({ academy: { session } }) => {
    const outline = outlineOf(chapters);
    const [lesson] = lessonsOf(outline);
    const { id = '' } = session.getState().user ?? {};
    void learningOf(session.store).update(id, { outlines: { 1: outline }, done: { [lesson?.id ?? '']: true } });
  },
  play: async ({ academy, canvas }) => {
    const owned = await canvas.findByRole('list', PURCHASED);
    await expect(owned.children).toHaveLength(academy.session.getState().purchased.length);
    await expect(owned.querySelectorAll('a[href^="/syllabus/"]')).toHaveLength(owned.children.length);
    await expect(owned).toHaveTextContent(fa.learning.progress(1, lessonsOf(outlineOf(chapters)).length));
    await expect(within(owned).getAllByText(fa.learning.notStarted)).toHaveLength(owned.children.length - 1);
    await expect(canvas.getByRole('list', AVAILABLE).querySelector('a[href^="/syllabus/"]')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'افزودن دوره' })).toBeNull();
  },
});

export const InstructorMayAdd = meta.story({
  name: '[§2.19] An instructor may add courses',
  tags: ['visual'],
  parameters: { academy: { user: 'demo-instructor' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'افزودن دوره' })).toHaveAttribute('href', '/add-course'),
});

export const Admin = InstructorMayAdd.extend({ name: 'Admin', parameters: { academy: { user: 'demo-admin' } } });

export const Searches = meta.story({
  name: '[§2.20] A search finds a title in Arabic spelling',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', AVAILABLE);
    // The search text is typed with Arabic letters instead of Persian ones.
    await userEvent.type(canvas.getByRole('searchbox'), 'رياضي پايه');
    await waitFor(() =>
      expect(titles(canvas.getByRole('list', AVAILABLE))).toEqual(['مرور ریاضی پایه پیش از دانشگاه']),
    );
    await expect(canvas.getByText('۱ دوره')).toBeVisible();
  },
});

export const FindsADepartment = meta.story({
  name: '[§2.20] A search for a department’s name lists its courses first',
  parameters: { academy: { route: '/courses?q=زبان' } },
  play: async ({ canvas }) => {
    const cards = [...(await canvas.findByRole('list', AVAILABLE)).children].map((card) => card.textContent);
    const ofLanguages = cards.filter((text) => text.includes(names[2]));
    await expect(ofLanguages.length).toBeGreaterThan(2);
    await expect(cards.slice(0, ofLanguages.length)).toEqual(ofLanguages);
  },
});

export const UnknownDepartment = meta.story({
  name: '[§2.22] A department that the server does not know can be cleared',
  parameters: { academy: { route: '/courses?department=77' } },
  beforeEach: answers(coursesApi.list, { status: 400 }, 1),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(fa.courses.pageFailed)).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: fa.filters.clear }));
    await expect(await canvas.findByRole('list', AVAILABLE)).toBeVisible();
  },
});

export const LogOut = meta.story({
  name: '[§4.7] If the list is stored, a log-out requests it again',
  parameters: { academy: { user: 'demo-student' } },
  beforeEach: async ({ academy: { client, courseCache } }) =>
    courseCache.write(await client.call(coursesApi.list, { query: {} })),
  play: async ({ academy: { session }, canvas }) => {
    await expect(await canvas.findByRole('list', PURCHASED)).toBeVisible();
    session.logOut();
    await waitFor(() => expect(canvas.queryByRole('list', PURCHASED)).toBeNull());
    await expect(await canvas.findByRole('list', AVAILABLE)).toBeVisible();
    await expect(canvas.queryByText(fa.courses.loadFailed)).toBeNull();
  },
});

export const NothingMatches = meta.story({
  name: '[§2.22] Nothing matches, so three courses are suggested',
  parameters: { academy: { route: '/courses?q=هیچ‌چنین‌دوره‌ای' } },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByText('دوره‌ای پیدا نشد.');
    await expect(text).toBeVisible();
    await expect(text).toHaveTextContent(fa.filters.noMatch);
    await expect((await canvas.findByRole('list', { name: fa.basket.related })).children).toHaveLength(3);
    await userEvent.click(
      canvas.getAllByRole('button', { name: fa.filters.clearSearch }).at(-1) ?? canvas.getByRole('main'),
    );
    await expect(await canvas.findByRole('list', AVAILABLE)).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

export const Empty = meta.story({
  name: '[§2.22] If there are no courses, three articles are suggested',
  beforeEach: answers(coursesApi.list, { status: 200, body: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('هنوز دوره‌ای منتشر نشده است.')).toBeVisible();
    await expect((await canvas.findByRole('list', { name: fa.blog.title })).children).toHaveLength(3);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: never(coursesApi.list),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('در حال بارگذاری…')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: '[F20] [§2.22] [§8.6] If the server sends HTML instead of the list, the failed state is shown',
  beforeEach: answers(coursesApi.list, 'html', 1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('دوره‌ها باز نشدند.')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expectToast(fa.courses.loadFailed, 'error', 'course');
  },
});

Failed.test('[§2.22] Articles follow the error message', async ({ canvas }) => {
  await expect((await canvas.findByRole('list', { name: fa.blog.title })).children).toHaveLength(3);
});

Failed.test('[§2.22] A retry shows the courses', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
  await expect(await canvas.findByRole('list', AVAILABLE)).toBeVisible();
});

export const FailedForLong = meta.story({
  name: '[§7.23] The retry button allows three new attempts',
  // The first three attempts fail. After a click on the button, the third new attempt succeeds.
  beforeEach: answers(coursesApi.list, [...Array.from({ length: 5 }, () => ({ status: 502 })), 'ok']),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: fa.common.retry }));
    await expect(await canvas.findByRole('list', AVAILABLE)).toBeVisible();
  },
});

export const ConnectionComesBack = meta.story({
  name: '[F35] When the connection is back, the list loads without a retry',
  beforeEach: answers(coursesApi.list, 'drop'),
  play: async ({ academy, canvas, mock }) => {
    await expect(await canvas.findByText(fa.courses.pageFailed)).toBeVisible();
    window.dispatchEvent(new Event('offline'));
    mock.override(coursesApi.list, { delay: 0 });
    await answered(academy);
    await expect(canvas.getByText(fa.courses.pageFailed)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect((await canvas.findByRole('list', AVAILABLE)).children.length).toBeGreaterThan(20);
  },
});

export const Sorted = meta.story({
  name: '[§2.28] Sorted',
  play: async ({ canvas, userEvent }) => {
    const asSent = titles(await canvas.findByRole('list', AVAILABLE));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'مرتب‌سازی' }), 'عنوان (الفبایی)');
    const collator = new Intl.Collator('fa', { numeric: true });
    const sorted = [...asSent].sort(collator.compare);
    await expect(sorted).not.toEqual(asSent);
    await waitFor(() => expect(titles(canvas.getByRole('list', AVAILABLE))).toEqual(sorted));
  },
});
