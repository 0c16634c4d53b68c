import { Box, Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { BasketRow } from '../../../src/components/basket/BasketRow/BasketRow.tsx';
import { PriceTag } from '../../../src/components/course/PriceTag/PriceTag.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { courses } from '../../fixtures.ts';

const InAList = (args: ComponentProps<typeof BasketRow>) => (
  <ul>
    <BasketRow {...args} />
  </ul>
);

/** یک دوره در سبد خرید: عنوان، قیمت و دکمه‌ی حذف، با یادداشتی اگر قیمت عوض شده، پیش‌تر خریده شده یا نتیجه‌ی خرید آن معلوم نیست. در فهرست می‌نشیند. خودش چیزی را حذف نمی‌کند و نمی‌خرد. */
const meta = preview.meta({
  component: BasketRow,
  args: { course: courses.plain, busy: false, onRemove: fn(), onRestore: fn(), onBuyAgain: fn() },
  render: InAList,
});

export const States = meta.story({
  name: '[§2.31] [§2.34] ردیف سبد خرید · همه حالت‌ها',
  render: sheet(InAList, 480, {
    پیش‌فرض: {},
    ...touched({}),
    'با تخفیف': { course: courses.discounted },
    رایگان: { course: courses.free },
    'قیمت تازه': { oldAmount: 900_000 },
    'پیش‌تر خریده شده': { mark: 'owned' },
    'حذف‌شده، تا ترک صفحه': { removed: true },
    'نتیجه‌ی نامعلوم': { mark: 'unknown' },
    'دیگر فروخته نمی‌شود': { mark: 'gone' },
    'هنگام خرید، همه خاموش': { mark: 'unknown', busy: true },
    'عنوان بلند': { course: courses.longTitle },
    '«حذف» کم‌رنگ است؛ تنها دکمه‌ی پررنگ صفحه «خرید» است.': {
      good: {},
      bad: <Button color="red">{fa.basket.remove}</Button>,
    },
    'قیمت تازه با نوشته گفته می‌شود، نه تنها با رنگ زمینه.': {
      good: { oldAmount: 900_000 },
      bad: (
        <Box p="sm" bg="var(--mantine-color-saffron-light)">
          <PriceTag course={courses.plain} />
        </Box>
      ),
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    const { id, title, price } = courses.plain;
    const owned = stateOf(canvas, 'پیش‌تر خریده شده');
    await expect(owned).toHaveTextContent(fa.basket.owned);
    for (const link of owned.querySelectorAll('a')) await expect(link).toHaveAttribute('href', paths.syllabus(id));
    await expect(within(owned).getByRole('link', { name: fa.courses.viewOf(title) })).toBeVisible();
    const gone = stateOf(canvas, 'دیگر فروخته نمی‌شود');
    await expect(gone).toHaveTextContent(fa.basket.gone);
    await expect(gone.querySelector('a')).toBeNull();
    await expect(stateOf(canvas, 'پیش‌فرض').querySelector('a')).toHaveAttribute('href', paths.purchase(id));
    await expect(stateOf(canvas, 'قیمت تازه')).toHaveTextContent(fa.basket.priceChanged(title, 900_000, price));
    await expect(stateOf(canvas, 'هنگام خرید، همه خاموش').querySelector('button:enabled')).toBeNull();
    await expect(stateOf(canvas, 'نتیجه‌ی نامعلوم')).toHaveTextContent(fa.basket.outcomeUnknown);
    await press(context, 'نتیجه‌ی نامعلوم', fa.basket.buyAgainOf(title), 'onBuyAgain');
    await press(context, 'پیش‌فرض', fa.basket.removeOf(title), 'onRemove');
    await press(context, 'حذف‌شده، تا ترک صفحه', fa.basket.restoreOf(title), 'onRestore');
  },
});

/** Returns a course that cannot be rendered. */
const broken = () => ({
  ...courses.free,
  get title(): string {
    throw new Error('This row cannot be drawn');
  },
});

export const Failed = meta.story({
  name: '[F61] If one row fails, the others stay, and its course can be removed',
  tags: ['!dev', '!autodocs'],
  parameters: { expectedErrors: [/This row cannot be drawn/] },
  render: (args) => (
    <ul>
      <BasketRow {...args} course={broken()} />
      <BasketRow {...args} course={broken()} removed />
      <BasketRow {...args} onRemove={() => undefined} />
    </ul>
  ),
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { name: courses.plain.title })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: fa.common.retry })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: fa.basket.remove }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: fa.basket.restore }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
