import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { ClosedCourse } from '../../../src/components/syllabus/ClosedCourse/ClosedCourse.tsx';
import { formatPrice } from '../../../src/text/format.ts';
import { courses } from '../../fixtures.ts';

/** جای سرفصل‌هایی که برای خواننده باز نیستند: چرایی به زبان سرور، آنچه با خرید به دست می‌آید و راه خرید. وعده‌ای بیرون از آنچه محصول دارد نمی‌دهد. */
const meta = preview.meta({
  component: ClosedCourse,
  args: { message: 'برای دیدن این دوره باید آن را خریده باشید.', courseId: '1' },
});

export const States = meta.story({ name: 'دوره‌ی بسته · همه حالت‌ها', render: sheet(ClosedCourse, 480, { پیش‌فرض: {} }) });

export const WithPrice = meta.story({
  name: 'دوره‌ی بسته · با قیمت',
  args: { prices: courses.plain },
  play: async ({ canvas }) => expect(canvas.getByText(formatPrice(1_600_000))).toBeVisible(),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
