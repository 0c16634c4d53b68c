import { Badge, Group, Text } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { PriceTag } from '../../../src/components/course/PriceTag/PriceTag.tsx';
import { GirihProgress } from '../../../src/components/learning/GirihProgress/GirihProgress.tsx';
import { formatNumber, formatPrice } from '../../../src/text/format.ts';
import { courses } from '../../fixtures.ts';

/** قیمت یک دوره به ریال، در کارت و سبد. قیمت صفر یا نبودنی «رایگان» خوانده می‌شود و قیمت پیش از تخفیف خط می‌خورد. درصد تخفیف و جمع چند دوره را نشان نمی‌دهد. */
const meta = preview.meta({
  component: PriceTag,
  args: { course: courses.plain },
});

const { price, amount_with_discount } = courses.discounted;
const begun = Array.from({ length: 12 }, (_, lesson) => lesson < 5);

export const States = meta.story({
  name: '[F27] [F28] [§2.12] برچسب قیمت · همه حالت‌ها',
  render: sheet(PriceTag, 240, {
    پیش‌فرض: {},
    'با تخفیف': { course: courses.discounted },
    رایگان: { course: courses.free },
    'بی قیمت': { course: { price: null, amount_with_discount: null } },
    'تخفیف بالاتر از قیمت': { course: courses.faultyDiscount },
    'تخفیف کامل': { course: { price: 900_000, amount_with_discount: 0 } },
    'پیشرفت به جای قیمت': { paid: true, progress: <GirihProgress lessons={begun} size="sm" /> },
    'قیمت بزرگ در جای تنگ': { course: { price: 1_250_000_000, amount_with_discount: 1_180_000_000 } },
    'قیمت همیشه یکای خود را دارد و رقم‌هایش فارسی است.': {
      good: { course: courses.plain },
      bad: <Badge>{price}</Badge>,
    },
    'قیمت نهایی نخست می‌آید و پررنگ است؛ قیمت پیشین کم‌رنگ و خط‌خورده است.': {
      good: { course: courses.discounted },
      bad: (
        <Group gap="xs">
          <Badge color="red">{formatPrice(price)}</Badge>
          <Text size="sm">{formatPrice(amount_with_discount)}</Text>
        </Group>
      ),
    },
    'دوره‌ی بی‌قیمت «رایگان» است، نه صفر.': {
      good: { course: courses.free },
      bad: <Badge>{formatNumber(0)} ریال</Badge>,
    },
  }),
  play: async ({ canvas }) => {
    const before = (name: string) => stateOf(canvas, name).querySelector('s')?.parentElement?.textContent;
    await expect(stateOf(canvas, 'پیش‌فرض')).toHaveTextContent('۱٬۶۰۰٬۰۰۰ ریال');
    for (const name of ['رایگان', 'بی قیمت', 'تخفیف کامل'])
      await expect(stateOf(canvas, name)).toHaveTextContent(/رایگان$/);
    await expect(stateOf(canvas, 'پیشرفت به جای قیمت')).toHaveTextContent('خریداری‌شده۵ از ۱۲ درس');
    await expect(stateOf(canvas, 'با تخفیف')).toHaveTextContent('قیمت پیش از تخفیف ۱٬۸۵۰٬۰۰۰ ریال');
    await expect(before('تخفیف کامل')).toContain('۹۰۰٬۰۰۰ ریال');
    await expect(['پیش‌فرض', 'رایگان', 'بی قیمت', 'تخفیف بالاتر از قیمت'].filter(before)).toEqual([]);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
