import { Text } from '@mantine/core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { BasketSummary } from '../../../src/components/basket/BasketSummary/BasketSummary.tsx';
import { fa } from '../../../src/text/fa.ts';
import { formatNumber } from '../../../src/text/format.ts';

/** جمع سبد به ریال و دکمه‌ی خرید؛ تغییر جمع برای صفحه‌خوان خوانده می‌شود. دوره‌ای که نتیجه‌ی خریدش معلوم نیست در جمع نیست. در سبد خالی به کار نمی‌رود. */
const meta = preview.meta({
  component: BasketSummary,
  args: { total: 3_450_000, count: 2, saving: 370_000, busy: false, onBuy: fn() },
});

export const States = meta.story({
  name: '[§2.32] جمع سبد خرید · همه حالت‌ها',
  render: sheet(BasketSummary, 320, {
    پیش‌فرض: {},
    ...touched(),
    'در حال خرید': { busy: true },
    'تنها دوره‌های رایگان': { total: 0 },
    'هیچ دوره‌ای برای خرید نیست': { total: 0, count: 0, saving: 0 },
    'جمع بزرگ': { total: 1_284_650_000_000 },
    'جمع، یکا و نام خود را دارد.': {
      good: {},
      bad: (args) => <Text ta="center">{formatNumber(args.total ?? 0)}</Text>,
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    const rows = [...stateOf(canvas, 'پیش‌فرض').querySelectorAll('dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    await expect(rows).toEqual([
      [fa.basket.count, '۲'],
      [fa.courses.priceBefore, '۳٬۸۲۰٬۰۰۰ ریال'],
      [fa.basket.saving, '۳۷۰٬۰۰۰ ریال'],
      [fa.basket.total, '۳٬۴۵۰٬۰۰۰ ریال', 'سیصد و چهل و پنج هزار تومان'],
    ]);
    await expect(stateOf(canvas, 'هیچ دوره‌ای برای خرید نیست')).toHaveTextContent(fa.basket.nothingToBuy);
    await press(context, 'پیش‌فرض', fa.basket.buy, 'onBuy');
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
