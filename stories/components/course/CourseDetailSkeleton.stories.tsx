import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { CourseDetailSkeleton } from '../../../src/components/course/CourseDetail/CourseDetailSkeleton.tsx';

/** شکل جزئیات دوره تا رسیدن آن، هم‌اندازه‌ی خود آن. به صفحه‌خوان می‌گوید در حال بارگذاری است. */
const meta = preview.meta({ component: CourseDetailSkeleton });

export const States = meta.story({
  name: 'اسکلت جزئیات دوره · همه حالت‌ها',
  render: sheet(CourseDetailSkeleton, 900, { پیش‌فرض: {} }),
});
