import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { OwnOffer } from '../../../src/components/course/CourseDetail/OwnOffer.tsx';
import { courseStep } from '../../fixtures.ts';

const { lessons, lesson } = courseStep;

/** آنچه صاحب دوره به جای قیمت می‌بیند: پیشرفت و راه درس بعدی. در موبایل بخشی از نوار پایین صفحه است. خودش چیزی را تمام‌شده نمی‌کند. */
const meta = preview.meta({ component: OwnOffer, args: { step: courseStep } });

export const States = meta.story({
  name: '[§2.29] دوره‌ی خود کاربر · همه حالت‌ها',
  render: sheet(OwnOffer, 480, {
    پیش‌فرض: {},
    ...touched(),
    'شروع نشده': { step: { ...courseStep, lessons: lessons.map(() => false), isNew: true } },
    'درس‌ها هنوز معلوم نیستند': { step: { ...courseStep, lessons: [], lesson: undefined, isNew: true } },
    تمام‌شده: { step: { ...courseStep, lessons: lessons.map(() => true), lesson: undefined } },
    'نام بلند': { step: { ...courseStep, lesson: { ...lesson, title: lesson.title.repeat(6) } } },
  }),
  play: async ({ canvas }) => {
    const link = (state: string, name: string) => within(stateOf(canvas, state)).getByRole('link', { name });
    await expect(link('پیش‌فرض', `ادامه: ${lesson.title}`)).toHaveAttribute('href', '/lessons/103');
    await expect(stateOf(canvas, 'پیش‌فرض')).toHaveTextContent('۲ از ۵ درس');
    await expect(link('شروع نشده', `شروع: ${lesson.title}`)).toHaveAttribute('href', '/lessons/103');
    await expect(link('درس‌ها هنوز معلوم نیستند', 'شروع: رفتن به سرفصل‌ها')).toHaveAttribute('href', '/syllabus/1');
    await expect(link('تمام‌شده', 'رفتن به سرفصل‌ها')).toHaveAttribute('href', '/syllabus/1');
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
