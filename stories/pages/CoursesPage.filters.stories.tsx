import { expect, screen, spyOn, waitFor, within, type Mock } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import { CoursesPage } from '../../src/pages/CoursesPage/CoursesPage.tsx';
import { fa } from '../../src/text/fa.ts';
import { courses, names, ownDepartments } from '../fixtures.ts';
import { answered, answerNow, answers, late } from '../plays.ts';
import { expectToast, toastMessages } from '../toasts.ts';

const meta = preview.meta({
  component: CoursesPage,
  parameters: { academy: { route: '/courses', path: '/courses' } },
  beforeEach: () => {
    const spy = spyOn(globalThis, 'fetch');
    return () => spy.mockRestore();
  },
});

const AVAILABLE = { name: 'دوره‌های دیگر' };
const OPEN = { name: /^فیلترها/ };
const APPLY = { name: /^اعمال فیلترها/ };

/** Returns the query strings of the requests for the course list, oldest first. */
const asked = () =>
  (globalThis.fetch as unknown as Mock).mock.calls
    .map(([address]) => new URL(String(address), location.origin))
    .filter(({ pathname }) => pathname === '/api/courses/')
    .map(({ search }) => search);

async function panel() {
  const dialog = await screen.findByRole('dialog', { name: 'فیلترها' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

const count = (canvas: ReturnType<typeof within>) => canvas.getByRole('list', AVAILABLE).children.length;

export const Applies = meta.story({
  name: '[§2.27] [§4.22] [§8.7] The filters are applied',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', AVAILABLE);
    const whole = count(canvas);
    await userEvent.click(canvas.getByRole('button', OPEN));
    const form = await panel();
    await userEvent.click(form.getByRole('combobox', { name: 'دپارتمان' }));
    await userEvent.click(await screen.findByRole('option', { name: names[2] }));
    // The button shows the number of matching courses before the request is sent.
    const promised = form.getByRole('button', APPLY).textContent;
    await userEvent.click(form.getByRole('button', APPLY));

    await expectToast(fa.filters.applied, 'success', 'course');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(asked()).toEqual(['', '?department=3']);
    await waitFor(() => expect(count(canvas)).toBeLessThan(whole));
    await expect(promised).toBe(fa.filters.applyTo(count(canvas)));
    await expect(canvas.getByRole('button', OPEN)).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: `حذف فیلتر ${names[2]}` }));
    await waitFor(() => expect(count(canvas)).toBe(whole));
  },
});

export const UnchangedFilters = meta.story({
  name: '[§1.12] Applying unchanged filters is announced, and there is nothing to clear',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', AVAILABLE);
    await userEvent.click(canvas.getByRole('button', OPEN));
    const form = await panel();
    await expect(form.getByRole('button', { name: fa.filters.clear })).toBeDisabled();
    await userEvent.click(form.getByRole('button', APPLY));
    // The list does not change, so the number of courses is not announced. Therefore, the toast must be announced.
    const toast = await screen.findByText(fa.filters.applied);
    await expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const FailureKeepsTheFormerList = meta.story({
  name: '[§8.7] After a failure, the previous list stays',
  beforeEach: answers(coursesApi.list, { status: 500 }, 2),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', AVAILABLE);
    const whole = count(canvas);
    await userEvent.click(canvas.getByRole('button', OPEN));
    const form = await panel();
    await userEvent.click(form.getByRole('checkbox', { name: 'فقط دوره‌های رایگان' }));
    await userEvent.click(form.getByRole('button', APPLY));
    await expectToast(fa.filters.failed, 'error', 'course');
    await expect(toastMessages()).toEqual([fa.filters.failed]);
    // The form keeps the selection for a retry. The list and the URL are unchanged.
    await expect(form.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByRole('list', { ...AVAILABLE, hidden: true }).children).toHaveLength(whole);
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'فیلترهای فعال', hidden: true })).toBeNull());

    await userEvent.click(form.getByRole('button', APPLY));
    await expectToast(fa.filters.applied, 'success', 'course');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(count(canvas)).toBeLessThan(whole));
  },
});

export const FailureKeepsWords = meta.story({
  name: '[§8.7] Words typed before a failure stay and filter the list',
  beforeEach: ({ mock }) =>
    mock.override(
      coursesApi.list,
      late(() => Response.json({}, { status: 500 })),
      2,
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', AVAILABLE);
    const whole = count(canvas);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'مرتب‌سازی' }), 'ارزان‌ترین');
    await userEvent.type(canvas.getByRole('searchbox'), 'ریاضی');
    answerNow();
    await expectToast(fa.filters.failed, 'error', 'course');
    await waitFor(() => expect(count(canvas)).toBeLessThan(whole));
    await expect(canvas.getByRole('searchbox')).toHaveValue('ریاضی');
    await expect(canvas.getByRole('combobox', { name: 'مرتب‌سازی' })).toHaveValue('given');
  },
});

export const Clears = meta.story({
  name: '[§2.27] [§8.7] The filters are cleared',
  parameters: { academy: { route: '/courses?department=1&free=true&sort=title&q=ریاضی' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', AVAILABLE);
    // A department's button changes only the department.
    await userEvent.click(canvas.getByRole('button', { name: names[3] }));
    await waitFor(() => expect(asked().at(-1)).toBe('?department=4&is_free=true&sort=title'));
    await userEvent.click(canvas.getByRole('button', { name: /^فیلترها\s*۲ فیلتر فعال$/ }));
    const form = await panel();
    await expect(form.getByRole('checkbox')).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'پاک کردن فیلترها' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectToast(fa.filters.cleared, 'info', 'course');
    await waitFor(() => expect(count(canvas)).toBeGreaterThan(20));
    await expect(canvas.getByRole('combobox', { name: 'مرتب‌سازی' })).toHaveValue('given');
    await expect(canvas.queryByRole('list', { name: 'فیلترهای فعال' })).toBeNull();
    // The last request must not contain filters.
    await expect(asked().at(-1)).toBe('');
  },
});

export const LatestQuestionWins = meta.story({
  name: '[F34] A late response does not replace a newer one',
  beforeEach({ mock }) {
    const order = new Map([
      ['price', 'صعودی'],
      ['-price', 'نزولی'],
    ]);
    const sorted = (sort: string | null) =>
      Response.json([{ id: 1, title: `ترتیب ${order.get(sort ?? '') ?? 'دیگر'}` }]);
    const cheapest = late(() => sorted('price'));
    mock.override(coursesApi.list, async ({ url }) => {
      const sort = new URL(url).searchParams.get('sort');
      return sort === 'price' ? cheapest() : sorted(sort);
    });
  },
  play: async ({ academy, canvas, userEvent }) => {
    await canvas.findByText('ترتیب دیگر');
    const sort = canvas.getByRole('combobox', { name: 'مرتب‌سازی' });
    await userEvent.selectOptions(sort, 'ارزان‌ترین');
    await userEvent.selectOptions(sort, 'گران‌ترین');
    await canvas.findByText('ترتیب نزولی');
    answerNow();
    await answered(academy);
    await expect(canvas.getByText('ترتیب نزولی')).toBeVisible();
  },
});

export const AnOutdatedFailure = meta.story({
  name: '[F34] A failure that arrives after a newer choice is not reported',
  beforeEach({ mock }) {
    const failing = late(() => Response.json({}, { status: 500 }));
    mock.override('GET /courses/?sort=price', failing);
    mock.override('GET /courses/?sort=-price', { delay: 'infinite' });
  },
  play: async ({ academy, canvas, userEvent }) => {
    await canvas.findByRole('list', AVAILABLE);
    const sort = canvas.getByRole('combobox', { name: 'مرتب‌سازی' });
    await userEvent.selectOptions(sort, 'ارزان‌ترین');
    await userEvent.selectOptions(sort, 'گران‌ترین');
    answerNow();
    await answered(academy);
    await expect(toastMessages()).toEqual([]);
    await expect(sort).toHaveValue('dearest');
  },
});

export const NewerChoiceAborts = meta.story({
  name: '[F33] [§7.24] A newer choice aborts the slow request for the former one',
  beforeEach: answers('GET /courses/?sort=price', { delay: 'infinite' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', AVAILABLE);
    const sort = canvas.getByRole('combobox', { name: 'مرتب‌سازی' });
    await userEvent.selectOptions(sort, 'ارزان‌ترین');
    await waitFor(() => expect(asked().at(-1)).toBe('?sort=price'));
    const [, request] = (globalThis.fetch as unknown as Mock<typeof fetch>).mock.lastCall ?? [];
    await userEvent.selectOptions(sort, 'گران‌ترین');
    await waitFor(() => expect(request?.signal?.aborted).toBe(true));
    await waitFor(() => expect(canvas.getByRole('list', AVAILABLE).parentElement).toBeVisible());
    await expect(sort).toHaveValue('dearest');
  },
});

export const ClearsAfterAFailure = meta.story({
  name: '[§1.12] Clearing filters whose list failed is announced',
  parameters: { academy: { route: '/courses?free=true' } },
  beforeEach: answers('GET /courses/?is_free=true', { status: 500 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: fa.filters.clear }));
    const toast = await screen.findByText(fa.filters.cleared);
    // No list was on the screen, so the number of courses is not announced. Therefore, the toast must be announced.
    await expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await canvas.findByRole('list', AVAILABLE);
  },
});

export const OwnDepartmentsAndPrices = meta.story({
  name: '[F117] Four departments give four pills, and the price range ends at the highest price',
  beforeEach({ mock }) {
    mock.override(departmentsApi.list, { status: 200, body: ownDepartments });
    mock.override(coursesApi.list, { status: 200, body: [courses.plain, { ...courses.free, price: 32_000_000 }] });
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', AVAILABLE);
    const pills = canvas.getByRole('list', { name: fa.filters.department });
    const names = [fa.filters.allDepartments, ...ownDepartments.map(({ name }) => name)];
    await waitFor(() => expect([...pills.children].map((pill) => pill.textContent)).toEqual(names));
    await userEvent.click(canvas.getByRole('button', OPEN));
    const form = await panel();
    const highest = form.getByRole('slider', { name: fa.filters.highestPrice });
    await expect(highest).toHaveAttribute('aria-valuemax', '32000000');
    await expect(highest).toHaveAttribute('aria-valuenow', '32000000');
    await userEvent.click(form.getByRole('combobox', { name: 'دپارتمان' }));
    await userEvent.click(await screen.findByRole('option', { name: ownDepartments[3]?.name ?? '' }));
    await userEvent.click(form.getByRole('button', APPLY));
    await waitFor(() => expect(asked().at(-1)).toBe('?department=d3'));
  },
});
