import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { CreatedCourses } from '../../../src/components/staff/CreatedCourses/CreatedCourses.tsx';
import { courses } from '../../fixtures.ts';

/** دوره‌های خصوصی که با همین دستگاه ساخته شده‌اند، هر یک با پیوندش. فهرست همه‌ی دوره‌های مدرس نیست؛ سرور چنین فهرستی ندارد. */
const meta = preview.meta({ component: CreatedCourses, args: { courses: [courses.plain, courses.discounted] } });

export const States = meta.story({
  name: 'دوره‌های خصوصی این دستگاه · همه حالت‌ها',
  render: sheet(CreatedCourses, 420, { پیش‌فرض: {}, 'نام بلند': { courses: [courses.longTitle] } }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
