import { Badge, Group, Stack, Text } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { PriceTag } from '../../../src/components/course/PriceTag/PriceTag.tsx';
import { formatNumber, formatPrice } from '../../../src/text/format.ts';
import { courseChoice, courses } from '../../fixtures.ts';

const meta = preview.meta({
  title: 'Components/Course/PriceTag',
  component: PriceTag,
  args: { course: courses.plain },
  argTypes: { course: courseChoice },
  parameters: {
    docs: {
      description: {
        component:
          'قیمت یک دوره به ریال، در کارت و سبد. قیمت صفر یا نبودنی «رایگان» خوانده می‌شود و قیمت پیش از تخفیف خط می‌خورد. درصد تخفیف و جمع چند دوره را نشان نمی‌دهد.',
      },
    },
  },
});

export const States = meta.story({
  name: 'برچسب قیمت · همه حالت‌ها',
  tags: ['visual'],
  render: (args) => (
    <StateSheet width={240}>
      <State name="پیش‌فرض">
        <PriceTag {...args} />
      </State>
      <State name="با تخفیف">
        <PriceTag course={courses.discounted} />
      </State>
      <State name="رایگان">
        <PriceTag course={courses.free} />
      </State>
      <State name="تخفیف کامل">
        <PriceTag course={{ price: 900_000, amount_with_discount: 0 }} />
      </State>
      <State name="قیمت بزرگ در جای تنگ">
        <PriceTag course={{ price: 1_250_000_000, amount_with_discount: 1_180_000_000 }} />
      </State>
    </StateSheet>
  ),
});

const { price, amount_with_discount } = courses.discounted;

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: () => (
    <Stack gap="xl">
      <Rule
        rule="قیمت همیشه یکای خود را دارد و رقم‌هایش فارسی است."
        good={<PriceTag course={courses.plain} />}
        bad={
          <Badge size="xl" fz="sm">
            {price}
          </Badge>
        }
      />
      <Rule
        rule="قیمت نهایی نخست می‌آید و پررنگ است؛ قیمت پیشین کم‌رنگ و خط‌خورده است."
        good={<PriceTag course={courses.discounted} />}
        bad={
          <Group gap="xs">
            <Badge size="xl" fz="sm" color="red">
              {formatPrice(price)}
            </Badge>
            <Text size="sm">{formatPrice(amount_with_discount)}</Text>
          </Group>
        }
      />
      <Rule
        rule="دوره‌ی بی‌قیمت «رایگان» است، نه صفر."
        good={<PriceTag course={courses.free} />}
        bad={
          <Badge size="xl" fz="sm">
            {formatNumber(0)} ریال
          </Badge>
        }
      />
    </Stack>
  ),
});

export const Plain = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('۱٬۶۰۰٬۰۰۰ ریال')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
});

export const Discounted = meta.story({
  args: { course: courses.discounted },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('۱٬۴۸۰٬۰۰۰ ریال')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toHaveTextContent('قیمت پیش از تخفیف ۱٬۸۵۰٬۰۰۰ ریال');
    await expect(canvasElement.querySelector('s')).toHaveStyle({ textDecorationLine: 'line-through' });
  },
});

export const Free = meta.story({
  args: { course: courses.free },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('رایگان')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
});

export const WithoutAPrice = meta.story({
  name: '[F27] [§2.12] Without a price',
  args: { course: { price: null, amount_with_discount: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('رایگان')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
});

export const DiscountedToNothing = meta.story({
  args: { course: { price: 900_000, amount_with_discount: 0 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('رایگان')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toHaveTextContent('۹۰۰٬۰۰۰ ریال');
  },
});

export const FaultyDiscount = meta.story({
  name: '[F28] A discounted price above the price',
  args: { course: courses.faultyDiscount },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
});
