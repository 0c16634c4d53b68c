import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { KeptCourses } from '../../../src/components/offline/KeptCourses/KeptCourses.tsx';
import { courseTitle } from '../../../src/course/title.ts';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { courses, kept, partly } from '../../fixtures.ts';

/** دوره‌هایی که بدون اینترنت باز می‌شوند: چند درس، چه اندازه، از کِی. در پروفایل با یک فشار حذف می‌شوند؛ در خانه فقط راه رسیدن به آن‌ها هستند. */
const meta = preview.meta({ component: KeptCourses, args: { courses: [kept], onRemove: fn() } });

export const States = meta.story({
  name: '[§11.5] دوره‌های نگه‌داشته · همه حالت‌ها',
  render: sheet(KeptCourses, 420, {
    پیش‌فرض: {},
    'بی دکمه، در خانه': () => <KeptCourses courses={[kept]} />,
    'کامل و ناکامل، عنوان بلند': { courses: [kept, { ...partly, course: courses.longTitle }] },
  }),
  play: async (context) => {
    const list = stateOf(context.canvas, 'پیش‌فرض');
    await expect(list.querySelector('a')).toHaveAttribute('href', paths.syllabus(kept.course.id));
    await press(context, 'پیش‌فرض', fa.offline.removeOf(courseTitle(kept.course)), 'onRemove');
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
