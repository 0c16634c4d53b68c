import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { CourseFacts } from '../../../src/components/course/CourseDetail/CourseFacts.tsx';

/** آنچه با هر دوره می‌آید و گام‌های خرید. گام‌ها را کسی که خریده یا در سبد گذاشته است نمی‌بیند. برای ویژگی‌های یک دوره‌ی خاص نیست. */
const meta = preview.meta({ component: CourseFacts, args: { steps: true } });

export const States = meta.story({
  name: 'آنچه با دوره می‌آید · همه حالت‌ها',
  render: sheet(CourseFacts, 480, { پیش‌فرض: {}, 'بی گام‌های خرید': { steps: false } }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
