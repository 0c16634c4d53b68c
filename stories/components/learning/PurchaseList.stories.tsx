import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { PurchaseList } from '../../../src/components/learning/PurchaseList/PurchaseList.tsx';
import { courseTitle } from '../../../src/course/title.ts';
import { paths } from '../../../src/paths.ts';
import { formatDate, formatPrice } from '../../../src/text/format.ts';
import { courses } from '../../fixtures.ts';

const at = Date.parse('2026-01-20T12:00:00Z');
const purchases = [
  { courseId: '2', title: courses.discounted.title, amount: 1_480_000, at },
  { courseId: '3', title: courses.free.title, amount: 0, at: at - 86_400_000 * 40 },
];

/** خریدهایی که با همین دستگاه انجام شده‌اند، با مبلغ و تاریخ خورشیدی و راه سرفصل‌ها. می‌گوید که تنها از آن همین دستگاه است. */
const meta = preview.meta({ component: PurchaseList, args: { purchases } });

export const States = meta.story({
  name: 'فهرست خریدها · همه حالت‌ها',
  render: sheet(PurchaseList, 520, {
    پیش‌فرض: {},
    'عنوان بلند': { purchases: [{ courseId: '5', title: courseTitle(courses.longTitle), amount: 900_000, at }] },
  }),
  play: async ({ canvas }) => {
    const list = stateOf(canvas, 'پیش‌فرض');
    await expect(list.querySelector('a')).toHaveAttribute('href', paths.syllabus('2'));
    for (const text of [formatPrice(1_480_000), formatDate(at)]) await expect(list).toHaveTextContent(text);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
