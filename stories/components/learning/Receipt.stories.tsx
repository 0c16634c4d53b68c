import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { Receipt } from '../../../src/components/learning/Receipt/Receipt.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { formatPrice } from '../../../src/text/format.ts';
import { courses } from '../../fixtures.ts';

const purchases = [
  { courseId: '2', title: courses.discounted.title, amount: 1_480_000, at: 0 },
  { courseId: '1', title: courses.plain.title, amount: 1_600_000, at: 0 },
];

/** نتیجه‌ی خرید: هر دوره با مبلغ و راه سرفصل‌هایش، و اگر خرید نیمه‌کاره ماند، آنچه خریده نشد و چرا. */
const meta = preview.meta({ component: Receipt, args: { purchases } });

export const States = meta.story({
  name: 'رسید خرید · همه حالت‌ها',
  render: sheet(Receipt, 420, {
    'همه خریده شد': {},
    'نیمه‌کاره ماند': { purchases: purchases.slice(0, 1), failure: fa.basket.failed(null) },
  }),
  play: async ({ canvas }) => {
    const receipt = stateOf(canvas, 'همه خریده شد');
    await expect(receipt).toHaveTextContent(`${courses.discounted.title}${formatPrice(1_480_000)}`);
    const links = [...receipt.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(links).toEqual([paths.syllabus('2'), paths.syllabus('1')]);
    await expect(receipt).toHaveTextContent(`${fa.basket.total}${formatPrice(3_080_000)}`);
    await expect(stateOf(canvas, 'نیمه‌کاره ماند')).toHaveTextContent(fa.basket.failed(null));
  },
});

export const OnItsSyllabus = meta.story({
  name: 'رسید خرید · بالای سرفصل‌های همان دوره',
  args: { shownCourse: '2' },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(1),
});

export const WithCovers = meta.story({
  name: 'رسید خرید · با تصویر دوره‌ها',
  args: { courses: [courses.discounted, courses.plain] },
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('li img')).toHaveLength(2),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
