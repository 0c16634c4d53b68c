import { Button, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { rules, sheet, touched } from '../../../.storybook/sheet.tsx';
import { BasketRow } from '../../../src/components/basket/BasketRow/BasketRow.tsx';
import { PriceTag } from '../../../src/components/course/PriceTag/PriceTag.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { formatPrice } from '../../../src/text/format.ts';
import { courseChoice, courses } from '../../fixtures.ts';

const Rows = ({ children }: { children: ReactNode }) => (
  <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>{children}</ul>
);

const BasketRowInRows = (args: ComponentProps<typeof BasketRow>) => (
  <Rows>
    <BasketRow {...args} />
  </Rows>
);

/** یک دوره در سبد خرید: عنوان، قیمت و دکمه‌ی حذف، با یادداشتی اگر قیمت عوض شده، پیش‌تر خریده شده یا نتیجه‌ی خرید آن معلوم نیست. در فهرست می‌نشیند. خودش چیزی را حذف نمی‌کند و نمی‌خرد. */
const meta = preview.meta({
  title: 'Components/Basket/BasketRow',
  component: BasketRow,
  args: { course: courses.plain, busy: false, onRemove: fn(), onBuyAgain: fn() },
  argTypes: { course: courseChoice },
  render: BasketRowInRows,
});

export const States = meta.story({
  name: 'ردیف سبد خرید · همه حالت‌ها',
  tags: ['visual'],
  render: sheet(BasketRowInRows, 480, {
    پیش‌فرض: {},
    ...touched({}),
    'با تخفیف': { course: courses.discounted },
    رایگان: { course: courses.free },
    'قیمت تازه': { oldAmount: 900_000 },
    'پیش‌تر خریده شده': { mark: 'owned' },
    'نتیجه‌ی نامعلوم': { mark: 'unknown' },
    'هنگام خرید، همه خاموش': { mark: 'unknown', busy: true },
    'عنوان بلند': { course: courses.longTitle },
  }),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: rules(BasketRowInRows, {
    '«حذف» کم‌رنگ است؛ تنها دکمه‌ی پررنگ صفحه «خرید» است.': {
      good: {},
      bad: (
        <Group justify="space-between">
          <Text fw={700}>{courses.plain.title}</Text>
          <PriceTag course={courses.plain} />
          <Button color="red" leftSection={<IconTrash size={20} aria-hidden />}>
            {fa.basket.remove}
          </Button>
        </Group>
      ),
    },
    'قیمت تازه با نوشته گفته می‌شود، نه تنها با رنگ زمینه.': {
      good: { oldAmount: 900_000 },
      bad: (
        <Group justify="space-between" p="sm" bg="var(--mantine-color-saffron-light)">
          <Text fw={700}>{courses.plain.title}</Text>
          <PriceTag course={courses.plain} />
        </Group>
      ),
    },
  }),
});

export const Default = meta.story();

Default.test('Default', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: courses.plain.title });
  await expect(link).toHaveAttribute('href', paths.purchase(courses.plain.id));
  await expect(canvas.getByText(formatPrice(courses.plain.price))).toBeVisible();
});

Default.test('[§2.31] Discounted', { args: { course: courses.discounted } }, async ({ canvas, canvasElement }) => {
  await expect(canvasElement.querySelector('s')).toHaveTextContent(formatPrice(courses.discounted.price));
  await expect(canvas.getByText(formatPrice(courses.discounted.amount_with_discount))).toBeVisible();
});

Default.test(
  '[F28] A discounted price above the price strikes nothing through',
  { args: { course: courses.faultyDiscount } },
  ({ canvasElement }) => expect(canvasElement.querySelector('s')).toBeNull(),
);

Default.test('[§2.31] Removes its course', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: fa.basket.removeOf(courses.plain.title) });
  await expect(button).toHaveTextContent(fa.basket.remove);
  await userEvent.click(button);
  await expect(args.onRemove).toHaveBeenCalledOnce();
});

Default.test('Owned', { args: { mark: 'owned' } }, async ({ canvas }) => {
  await expect(canvas.getByText(fa.basket.owned)).toBeVisible();
  const link = canvas.getByRole('link', { name: courses.plain.title });
  await expect(link).toHaveAttribute('href', paths.syllabus(courses.plain.id));
});

Default.test('[§2.34] Unknown result', { args: { mark: 'unknown' } }, async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(fa.basket.outcomeUnknown)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: fa.basket.buyAgainOf(courses.plain.title) }));
  await expect(args.onBuyAgain).toHaveBeenCalledOnce();
  await expect(args.onRemove).not.toHaveBeenCalled();
});

Default.test('Repriced', { args: { oldAmount: 900_000 } }, async ({ canvas }) => {
  const { title, price } = courses.plain;
  await expect(canvas.getByText(fa.basket.priceChanged(title, 900_000, price ?? 0))).toBeVisible();
});

Default.test('Busy', { args: { busy: true, mark: 'unknown' } }, async ({ canvas }) => {
  for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
});

Default.test('[F26] A very long title is clamped', { args: { course: courses.longTitle } }, async ({ canvas }) => {
  const { textContent } = canvas.getByRole('heading');
  await expect(textContent?.length).toBeLessThanOrEqual(200);
  await expect(textContent?.endsWith('…')).toBe(true);
});

Default.test(
  '[F56] Markup in a title is shown as the letters it is',
  { args: { course: courses.hostileTitle } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect(canvas.getByRole('heading').textContent).not.toContain('\u202E');
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
);

Default.test(
  '[F57] A broken cover becomes the default one',
  { args: { course: courses.brokenCover } },
  ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector('img')?.src).toContain('/default-cover.svg')),
);
