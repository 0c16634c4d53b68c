import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { ClosedCourse } from '../../../src/components/syllabus/ClosedCourse/ClosedCourse.tsx';
import { paths } from '../../../src/paths.ts';
import { learningText } from '../../../src/text/learning.ts';

/** جای سرفصل‌هایی که برای خواننده باز نیستند: چرایی به زبان سرور، آنچه با خرید به دست می‌آید و راه خرید. وعده‌ای بیرون از آنچه محصول دارد نمی‌دهد. */
const meta = preview.meta({
  title: 'Components/Syllabus/ClosedCourse',
  component: ClosedCourse,
  args: { message: 'برای دیدن این دوره باید آن را خریده باشید.', courseId: '1' },
});

export const States = meta.story({
  name: 'دوره‌ی بسته · همه حالت‌ها',
  tags: ['visual'],
  render: sheet(ClosedCourse, 480, { پیش‌فرض: {} }),
});

export const LeadsToThePurchase = meta.story({
  name: '[§10.5] Leads to the purchase',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.message)).toBeVisible();
    await expect(canvas.getByRole('link', { name: learningText.buy })).toHaveAttribute('href', paths.purchase('1'));
  },
});
