import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { PurchasedCourseGrid } from '../../../src/components/profile/PurchasedCourseGrid/PurchasedCourseGrid.tsx';
import type { Course } from '../../../src/api/courses.ts';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { courses, lessons } from '../../fixtures.ts';

const halfWay = { course: courses.plain, lessons: [true, true, false, false], lesson: lessons[2], isNew: false };
const begun = (course: Course) => ({ course, lessons: [false, false], lesson: lessons[0], isNew: true });

/** دوره‌های خریده‌شده‌ی کاربر، یک تا سه کارت در هر ردیف، هر یک با راه سرفصل‌هایش. قیمت و خرید ندارد؛ برای فروش «شبکه‌ی دوره‌ها» هست. فهرست خالی را نشان نمی‌دهد. */
const meta = preview.meta({
  component: PurchasedCourseGrid,
  args: { steps: [halfWay, begun(courses.discounted), begun(courses.free)] },
});

export const States = meta.story({
  name: '[§2.50] شبکه‌ی دوره‌های خریداری‌شده · همه حالت‌ها',
  render: sheet(PurchasedCourseGrid, 900, {
    پیش‌فرض: {},
    'متن بلند، دپارتمان نامشخص، تصویر خراب': {
      steps: [courses.longTitle, courses.unknownDepartment, courses.brokenCover].map(begun),
    },
    'درس بعدی یکی جای دیگر صفحه است': { continued: courses.plain.id },
    ...touched({ steps: [halfWay] }),
  }),
  play: async ({ canvas }) => {
    const { getByRole, getAllByRole, getByText } = within(stateOf(canvas, 'پیش‌فرض'));
    const { title, id } = courses.plain;
    await expect(getByRole('link', { name: fa.courses.viewOf(title) })).toHaveAttribute('href', paths.syllabus(id));
    await expect(getByText(fa.learning.progress(2, 4))).toBeVisible();
    await expect(getByRole('link', { name: fa.learning.step(lessons[2].title, false) })).toBeVisible();
    await expect(getAllByRole('link', { name: fa.learning.step(lessons[0].title, true) })).toHaveLength(2);
    const continued = within(stateOf(canvas, 'درس بعدی یکی جای دیگر صفحه است'));
    await expect(continued.queryByRole('link', { name: fa.learning.step(lessons[2].title, false) })).toBeNull();
    await expect(continued.getByText(fa.learning.progress(2, 4))).toBeVisible();
    await expect(continued.getAllByRole('link', { name: fa.learning.step(lessons[0].title, true) })).toHaveLength(2);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
