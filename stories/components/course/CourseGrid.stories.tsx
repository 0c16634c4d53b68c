import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import type { Course } from '../../../src/api/courses.ts';
import { CourseGrid } from '../../../src/components/course/CourseGrid/CourseGrid.tsx';
import { HydratedContext } from '../../../src/data/hydrated.tsx';
import { courses } from '../../fixtures.ts';

const few: Course[] = [courses.plain, courses.discounted, courses.free, courses.noCover, courses.longTitle];

/**
 * Creates a course whose `title` throws when a card reads it. The course must not be part of `args`, because Storybook
 * reads all properties of `args`.
 */
const broken = (): Course => ({
  ...courses.plain,
  id: 'broken',
  get title(): string {
    throw new Error('This card cannot be drawn');
  },
});

/** کارت‌های دوره در یک تا چهار ستون. از فهرست بلند تنها بخش نزدیک صفحه ساخته می‌شود، و کارتی که نمایش داده نشود کارت‌های دیگر را نگه می‌دارد. برای فهرست خالی چیزی نمی‌گوید؛ متن آن با صفحه است. */
const meta = preview.meta({
  component: CourseGrid,
  args: { courses: few, purchased: ['3'], label: 'دوره‌ها' },
  argTypes: { purchased: { control: false } },
});

export const States = meta.story({
  name: 'شبکه دوره‌ها · همه حالت‌ها',
  render: sheet(CourseGrid, 900, {
    'چند دوره، یکی خریداری‌شده': {},
    'یک دوره': { courses: [courses.discounted], label: 'یک دوره' },
  }),
});

export const Default = meta.story();

export const Seven = meta.story({
  name: '[§2.24] هفت دوره · چهار کارت در هر ردیف، از ۱۲۸۰ پیکسل',
  globals: { viewport: { value: 'lg' } },
  args: { courses: Array.from({ length: 7 }, (_, index) => courses.byNumber(index + 1)) },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect().top);
    const [first = 0, , , , second = 0] = tops;
    await expect(second).toBeGreaterThan(first);
    await expect(tops).toEqual([first, first, first, first, second, second, second]);
  },
});

// The `States` story does not show this list, because the list scrolls with the whole page.
Default.test(
  '[F23] [§2.24] Of ten thousand courses, only those near the viewport are rendered',
  { args: { courses: Array.from({ length: 10_000 }, (_, index) => courses.byNumber(index + 1)) } },
  async ({ canvas }) => {
    const first = await waitFor(async () => {
      const [card] = canvas.getAllByRole('listitem');
      await expect(card).toHaveAttribute('aria-setsize', '10000');
      return card;
    });
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);

    // The heights of rows are estimates until the rows render, so the end of the page moves during scrolling.
    const toTheEnd = () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(canvas.getByText('دوره‌ی شماره‌ی 10000')).toBeVisible();
    };
    await waitFor(toTheEnd);
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    window.scrollTo(0, 0);
  },
);

Default.test(
  '[§2.24] On a screen where a prerendered page does not scroll, the whole list is rendered',
  {
    args: { courses: Array.from({ length: 100 }, (_, index) => courses.byNumber(index + 1)) },
    render: (args) => (
      <HydratedContext value={false}>
        <div style={{ blockSize: 400, overflow: 'hidden' }}>
          <CourseGrid {...args} />
        </div>
      </HydratedContext>
    ),
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '100'));
  },
);

Default.test(
  '[§1.12] [§2.24] A key in a prerendered list or its dialog replaces no cards, but scrolling does',
  {
    args: { courses: Array.from({ length: 100 }, (_, index) => courses.byNumber(index + 1)) },
    render: (args) => (
      <HydratedContext value={false}>
        <div style={{ minBlockSize: 3000 }}>
          <CourseGrid {...args} />
        </div>
      </HydratedContext>
    ),
  },
  async ({ canvas, userEvent }) => {
    const [opener] = canvas.getAllByRole('button', { name: /^توضیحات دوره/ });
    await userEvent.click(opener as Element);
    const dialog = await screen.findByRole('dialog', { name: 'توضیحات دوره' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Tab}');
    // Waits a fixed time, because nothing should change.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Shift}');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(opener).toHaveFocus();
    window.scrollTo(0, 100);
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '100'));
    window.scrollTo(0, 0);
  },
);

Default.test(
  '[F61] If one card fails, the others stay',
  {
    parameters: { expectedErrors: [/This card cannot be drawn/] },
    render: (args) => <CourseGrid {...args} courses={[courses.plain, broken(), courses.free]} />,
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('این بخش نمایش داده نشد.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: courses.plain.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: courses.free.title })).toBeVisible();
  },
);

export const OnAPhone = meta.story({
  name: '[§2.12] شبکه دوره‌ها · کارت‌های فشرده در گوشی',
  tags: ['visual'],
  globals: { viewport: { value: 'xs' } },
  args: { courses: [courses.discounted, courses.longTitle, courses.plain] },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      const cover = card.querySelector('img')?.getBoundingClientRect();
      const title = within(card).getByRole('heading').getBoundingClientRect();
      // On a right-to-left page, the title beside the cover is to the left of the cover.
      await expect(title.right).toBeLessThanOrEqual(cover?.left ?? 0);
      await expect(cover?.width).toBeGreaterThanOrEqual(100);
      // The cover and the title belong to the touch target of the button that opens the description.
      const description = within(card).getByRole('button', { name: /^توضیحات/ });
      for (const { right, bottom } of [cover ?? title, title])
        await expect(document.elementFromPoint(right - 8, bottom - 8)).toBe(description);
      await expect(card.querySelector('[data-excerpt]')).not.toBeVisible();
    }
  },
});

export const OpensItsDescription = meta.story({
  name: '[§2.13] Opens a description',
  args: { courses: [courses.plain] },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /^توضیحات دوره/ });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'توضیحات دوره' }, { timeout: 5000 });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'بستن' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
