import { expect, screen, waitFor, within, type userEvent as UserEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import { paths } from '../../src/paths.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { fa } from '../../src/text/fa.ts';
import { courses as fixtures } from '../fixtures.ts';
import { expectToast, toastMessages } from '../toasts.ts';

const { courses, departments, filters } = fa;
const BASKET_NOTICE = 1500;

// What the pages of courses and departments say, and of what cause (product §8). Tests only, not shown in Storybook.
const meta = preview.meta({
  title: 'Journeys/Messages/Courses',
  component: AppRoutes,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', academy: { route: paths.courses } },
});

interface Hands {
  canvas: ReturnType<typeof within>;
  userEvent: Pick<typeof UserEvent, 'click'>;
}

async function openFilters({ canvas, userEvent }: Hands) {
  await canvas.findByRole('list', { name: courses.available });
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${courses.filters}`) }));
  const dialog = await screen.findByRole('dialog', { name: filters.title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

const filtersClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Filters = meta.story({
  name: 'Filters: applied, in force, cleared',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('the panel names what can be filtered', async () => {
      const panel = await openFilters(context);
      await expect(panel.getByPlaceholderText(filters.allDepartments)).toBeVisible();
      await expect(panel.getByText(filters.priceRange)).toBeVisible();
      await expect(panel.getByText(filters.range(0, 4_000_000))).toBeVisible();
      await expect(panel.getByRole('slider', { name: filters.lowestPrice })).toHaveAttribute(
        'aria-valuetext',
        `۰ ${fa.common.rial}`,
      );
      await expect(panel.getByRole('slider', { name: filters.highestPrice })).toBeEnabled();
      await userEvent.click(panel.getByRole('checkbox', { name: filters.freeOnly }));
      await userEvent.click(panel.getByRole('button', { name: filters.apply }));
    });
    await step('applied', async () => {
      await expectToast(filters.applied, 'success', 'course');
      await filtersClosed();
      await expect(
        canvas.getByRole('button', { name: new RegExp(`^${courses.filters}\\s*۱ ${filters.inForce}$`) }),
      ).toBeVisible();
      const active = within(canvas.getByRole('list', { name: filters.active }));
      await expect(active.getByRole('button', { name: filters.remove(filters.freeOnly) })).toBeVisible();
    });
    await step('cleared', async () => {
      await userEvent.click((await openFilters(context)).getByRole('button', { name: filters.clear }));
      await expectToast(filters.cleared, 'info', 'course');
      await filtersClosed();
      await expect(canvas.getByRole('option', { name: courses.sortOptions.newest })).toHaveProperty('selected', true);
    });
  },
});

export const FiltersFailed = meta.story({
  name: 'Filters: not applied, where the server fails',
  beforeEach: ({ mock }) => mock.override(coursesApi.list, { status: 500 }, 2),
  play: async (context) => {
    const panel = await openFilters(context);
    await context.userEvent.click(panel.getByRole('checkbox', { name: filters.freeOnly }));
    await context.userEvent.click(panel.getByRole('button', { name: filters.apply }));
    await expectToast(filters.failed, 'error', 'course');
    await expect(toastMessages()).toEqual([filters.failed]);
  },
});

export const ListFailed = meta.story({
  name: 'The list: a toast, and the page says it too',
  beforeEach: ({ mock }) => mock.override(coursesApi.list, 'html'),
  play: async ({ canvas }) => {
    await expectToast(courses.loadFailed, 'error', 'course');
    await expect(canvas.getByText(courses.pageFailed)).toBeVisible();
  },
});

const { discounted, unknownDepartment } = fixtures;

export const Cards = meta.story({
  name: 'A card names what it offers, also to those who do not see it',
  beforeEach: ({ mock }) =>
    mock.override(coursesApi.list, {
      json: [{ ...discounted, price: 1000, amount_with_discount: 750 }, unknownDepartment],
    }),
  play: async ({ canvas }) => {
    const [first, second] = (await canvas.findByRole('list', { name: courses.available }))
      .children as unknown as HTMLElement[];
    const card = within(first as HTMLElement);
    await expect(card.getByText(courses.discount(25))).toBeVisible();
    await expect(card.getByText(courses.priceBefore).parentElement).toHaveTextContent('قیمت پیش از تخفیف ۱٬۰۰۰ ریال');
    await expect(card.getByRole('link', { name: courses.buyOf(discounted.title) })).toHaveTextContent(courses.buy);
    await expect(card.getByRole('button', { name: courses.descriptionOf(discounted.title) })).toHaveTextContent(
      courses.description,
    );
    await expect(within(second as HTMLElement).getByText(courses.unknownDepartment)).toBeVisible();
  },
});

export const Purchase = meta.story({
  name: 'A course: added to the basket, and already there',
  parameters: { academy: { route: paths.purchase('1') } },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: courses.addToBasket });
    await expect(canvas.getByText(courses.price)).toBeVisible();
    await userEvent.click(add);
    await expectToast(fa.basket.added, 'success', 'basket');
    await userEvent.click(add);
    await expectToast(fa.basket.alreadyThere, 'info', 'basket', BASKET_NOTICE);
    await expect(canvas.getByRole('link', { name: fa.nav.basketWithCount(1) })).toBeVisible();
  },
});

export const PurchaseFailed = meta.story({
  name: 'A course that cannot be loaded: a toast, and the list',
  parameters: { academy: { route: paths.purchase('1') } },
  beforeEach: ({ mock }) => mock.override(coursesApi.read, { status: 500 }),
  play: async ({ canvas }) => {
    await expectToast(courses.detailFailed, 'error', 'course');
    await expect(await canvas.findByRole('heading', { level: 1, name: courses.title })).toBeVisible();
  },
});

export const Department = meta.story({
  name: 'A department: failed with the server’s reason, failed without one, shown',
  parameters: { academy: { route: paths.department('1') } },
  beforeEach: ({ mock }) =>
    mock.override(departmentsApi.read, { status: 500, body: { detail: 'سرور در حال تعمیر است.' } }),
  play: async ({ canvas, mock, userEvent, step }) => {
    await step('with a reason', async () => {
      await expectToast(departments.failed('سرور در حال تعمیر است.'), 'error', 'page');
      await expect(canvas.getByText(departments.error)).toBeVisible();
    });
    await step('without one', async () => {
      mock.override(departmentsApi.read, 'html');
      await userEvent.click(canvas.getByRole('button', { name: fa.common.retry }));
      await expectToast(departments.failed(null), 'error', 'page');
    });
    await step('shown, without its courses', async () => {
      mock.override(departmentsApi.read, { delay: 0 });
      mock.override(coursesApi.list, { status: 500 });
      await userEvent.click(canvas.getByRole('button', { name: fa.common.retry }));
      await expect(await canvas.findByRole('list', { name: departments.images })).toBeVisible();
      await expect(canvas.getByRole('img', { name: departments.image(departments.names[0], 1) })).toBeVisible();
      await expectToast(courses.loadFailed, 'error', 'course');
      await expect(await canvas.findByText(courses.pageFailed)).toBeVisible();
    });
  },
});
