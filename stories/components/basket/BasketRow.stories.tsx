import { Button, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { BasketRow } from '../../../src/components/basket/BasketRow/BasketRow.tsx';
import { PriceTag } from '../../../src/components/course/PriceTag/PriceTag.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { formatPrice } from '../../../src/text/format.ts';
import { courseChoice, courses } from '../../fixtures.ts';
import { Touched } from '../../sheets.tsx';

const Rows = ({ children }: { children: ReactNode }) => (
  <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>{children}</ul>
);

const meta = preview.meta({
  title: 'Components/Basket/BasketRow',
  component: BasketRow,
  args: { course: courses.plain, busy: false, onRemove: fn(), onBuyAgain: fn() },
  argTypes: { course: courseChoice },
  parameters: {
    docs: {
      description: {
        component:
          'یک دوره در سبد خرید: عنوان، قیمت و دکمه‌ی حذف، با یادداشتی اگر قیمت عوض شده، پیش‌تر خریده شده یا نتیجه‌ی خرید آن معلوم نیست. در فهرست می‌نشیند. خودش چیزی را حذف نمی‌کند و نمی‌خرد.',
      },
    },
  },
  render: (args) => (
    <Rows>
      <BasketRow {...args} />
    </Rows>
  ),
});

export const States = meta.story({
  name: 'ردیف سبد خرید · همه حالت‌ها',
  tags: ['visual'],
  render: (args) => (
    <StateSheet width={480}>
      <State name="پیش‌فرض">
        <Rows>
          <BasketRow {...args} />
        </Rows>
      </State>
      <Touched>
        <Rows>
          <BasketRow {...args} />
        </Rows>
      </Touched>
      <State name="با تخفیف">
        <Rows>
          <BasketRow {...args} course={courses.discounted} />
        </Rows>
      </State>
      <State name="رایگان">
        <Rows>
          <BasketRow {...args} course={courses.free} />
        </Rows>
      </State>
      <State name="قیمت تازه">
        <Rows>
          <BasketRow {...args} oldAmount={900_000} />
        </Rows>
      </State>
      <State name="پیش‌تر خریده شده">
        <Rows>
          <BasketRow {...args} mark="owned" />
        </Rows>
      </State>
      <State name="نتیجه‌ی نامعلوم">
        <Rows>
          <BasketRow {...args} mark="unknown" />
        </Rows>
      </State>
      <State name="هنگام خرید، همه خاموش">
        <Rows>
          <BasketRow {...args} mark="unknown" busy />
        </Rows>
      </State>
      <State name="عنوان بلند">
        <Rows>
          <BasketRow {...args} course={courses.longTitle} />
        </Rows>
      </State>
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: (args) => (
    <Stack gap="xl">
      <Rule
        rule="«حذف» کم‌رنگ است؛ تنها دکمه‌ی پررنگ صفحه «خرید» است."
        good={
          <Rows>
            <BasketRow {...args} />
          </Rows>
        }
        bad={
          <Group justify="space-between">
            <Text fw={700}>{courses.plain.title}</Text>
            <PriceTag course={courses.plain} />
            <Button color="red" leftSection={<IconTrash size={20} aria-hidden />}>
              {fa.basket.remove}
            </Button>
          </Group>
        }
      />
      <Rule
        rule="قیمت تازه با نوشته گفته می‌شود، نه تنها با رنگ زمینه."
        good={
          <Rows>
            <BasketRow {...args} oldAmount={900_000} />
          </Rows>
        }
        bad={
          <Group justify="space-between" p="sm" bg="var(--mantine-color-saffron-light)">
            <Text fw={700}>{courses.plain.title}</Text>
            <PriceTag course={courses.plain} />
          </Group>
        }
      />
    </Stack>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: courses.plain.title });
    await expect(link).toHaveAttribute('href', paths.purchase(courses.plain.id));
    await expect(canvas.getByText(formatPrice(courses.plain.price))).toBeVisible();
  },
});

export const Discounted = meta.story({
  name: '[§2.31] Discounted',
  args: { course: courses.discounted },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toHaveTextContent(formatPrice(courses.discounted.price));
    await expect(canvas.getByText(formatPrice(courses.discounted.amount_with_discount))).toBeVisible();
  },
});

export const FaultyDiscount = meta.story({
  name: '[F28] A discounted price above the price strikes nothing through',
  args: { course: courses.faultyDiscount },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
});

export const RemovesItsCourse = meta.story({
  name: '[§2.31] Removes its course',
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: fa.basket.removeOf(courses.plain.title) });
    await expect(button).toHaveTextContent(fa.basket.remove);
    await userEvent.click(button);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const Owned = meta.story({
  args: { mark: 'owned' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fa.basket.owned)).toBeVisible();
    const link = canvas.getByRole('link', { name: courses.plain.title });
    await expect(link).toHaveAttribute('href', paths.syllabus(courses.plain.id));
  },
});

export const UnknownResult = meta.story({
  name: '[§2.34] Unknown result',
  args: { mark: 'unknown' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(fa.basket.outcomeUnknown)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: fa.basket.buyAgainOf(courses.plain.title) }));
    await expect(args.onBuyAgain).toHaveBeenCalledOnce();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

export const Repriced = meta.story({
  args: { oldAmount: 900_000 },
  play: async ({ canvas }) => {
    const { title, price } = courses.plain;
    await expect(canvas.getByText(fa.basket.priceChanged(title, 900_000, price ?? 0))).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { busy: true, mark: 'unknown' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

export const LongTitle = meta.story({
  name: '[F26] A very long title is clamped',
  args: { course: courses.longTitle },
  play: async ({ canvas }) => {
    const { textContent } = canvas.getByRole('heading');
    await expect(textContent?.length).toBeLessThanOrEqual(200);
    await expect(textContent?.endsWith('…')).toBe(true);
  },
});

export const HostileTitle = meta.story({
  name: '[F56] Markup in a title is shown as the letters it is',
  args: { course: courses.hostileTitle },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect(canvas.getByRole('heading').textContent).not.toContain('\u202E');
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
});

export const BrokenCover = meta.story({
  name: '[F57] A broken cover becomes the default one',
  args: { course: courses.brokenCover },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toContain('/default-cover.svg'));
  },
});
