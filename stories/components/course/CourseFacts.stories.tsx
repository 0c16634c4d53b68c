import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { CourseFacts } from '../../../src/components/course/CourseDetail/CourseFacts.tsx';

/** آنچه با هر دوره می‌آید و گام‌های پس از خرید. گام‌ها را کسی که خریده است نمی‌بیند. برای ویژگی‌های یک دوره‌ی خاص نیست. */
const meta = preview.meta({ component: CourseFacts, args: { purchased: false } });

export const States = meta.story({
  name: 'آنچه با دوره می‌آید · همه حالت‌ها',
  render: sheet(CourseFacts, 480, { پیش‌فرض: {}, خریداری‌شده: { purchased: true } }),
});
