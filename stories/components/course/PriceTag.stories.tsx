import { Badge, Group, Text } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { rules, sheet } from '../../../.storybook/sheet.tsx';
import { PriceTag } from '../../../src/components/course/PriceTag/PriceTag.tsx';
import { formatNumber, formatPrice } from '../../../src/text/format.ts';
import { courseChoice, courses } from '../../fixtures.ts';

/** قیمت یک دوره به ریال، در کارت و سبد. قیمت صفر یا نبودنی «رایگان» خوانده می‌شود و قیمت پیش از تخفیف خط می‌خورد. درصد تخفیف و جمع چند دوره را نشان نمی‌دهد. */
const meta = preview.meta({
  title: 'Components/Course/PriceTag',
  component: PriceTag,
  args: { course: courses.plain },
  argTypes: { course: courseChoice },
});

export const States = meta.story({
  name: 'برچسب قیمت · همه حالت‌ها',
  tags: ['visual'],
  render: sheet(PriceTag, 240, {
    پیش‌فرض: {},
    'با تخفیف': { course: courses.discounted },
    رایگان: { course: courses.free },
    'تخفیف کامل': { course: { price: 900_000, amount_with_discount: 0 } },
    'قیمت بزرگ در جای تنگ': { course: { price: 1_250_000_000, amount_with_discount: 1_180_000_000 } },
  }),
});

const { price, amount_with_discount } = courses.discounted;

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: rules(PriceTag, {
    'قیمت همیشه یکای خود را دارد و رقم‌هایش فارسی است.': {
      good: { course: courses.plain },
      bad: (
        <Badge size="xl" fz="sm">
          {price}
        </Badge>
      ),
    },
    'قیمت نهایی نخست می‌آید و پررنگ است؛ قیمت پیشین کم‌رنگ و خط‌خورده است.': {
      good: { course: courses.discounted },
      bad: (
        <Group gap="xs">
          <Badge size="xl" fz="sm" color="red">
            {formatPrice(price)}
          </Badge>
          <Text size="sm">{formatPrice(amount_with_discount)}</Text>
        </Group>
      ),
    },
    'دوره‌ی بی‌قیمت «رایگان» است، نه صفر.': {
      good: { course: courses.free },
      bad: (
        <Badge size="xl" fz="sm">
          {formatNumber(0)} ریال
        </Badge>
      ),
    },
  }),
});

export const Default = meta.story();

Default.test('Plain', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('۱٬۶۰۰٬۰۰۰ ریال')).toBeVisible();
  await expect(canvasElement.querySelector('s')).toBeNull();
});

Default.test('Discounted', { args: { course: courses.discounted } }, async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('۱٬۴۸۰٬۰۰۰ ریال')).toBeVisible();
  await expect(canvasElement.querySelector('s')).toHaveTextContent('قیمت پیش از تخفیف ۱٬۸۵۰٬۰۰۰ ریال');
  await expect(canvasElement.querySelector('s')).toHaveStyle({ textDecorationLine: 'line-through' });
});

Default.test('Free', { args: { course: courses.free } }, async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('رایگان')).toBeVisible();
  await expect(canvasElement.querySelector('s')).toBeNull();
});

Default.test(
  '[F27] [§2.12] Without a price',
  { args: { course: { price: null, amount_with_discount: null } } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('رایگان')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
);

Default.test(
  'Discounted To Nothing',
  { args: { course: { price: 900_000, amount_with_discount: 0 } } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('رایگان')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toHaveTextContent('۹۰۰٬۰۰۰ ریال');
  },
);

Default.test(
  '[F28] A discounted price above the price',
  { args: { course: courses.faultyDiscount } },
  ({ canvasElement }) => expect(canvasElement.querySelector('s')).toBeNull(),
);
