import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { ContinueCard, ContinueCardSkeleton } from '../../../src/components/learning/ContinueCard/ContinueCard.tsx';
import { courses, lessons } from '../../fixtures.ts';

const [, lesson] = lessons;
const flags = (done: number) => Array.from({ length: 12 }, (_, index) => index < done);

const halfWay = { course: courses.plain, lessons: flags(3), lesson, isNew: false };
const longTitle = { ...courses.plain, title: `${courses.plain.title} و `.repeat(6) };

/** دوره‌ای که باید ادامه داد: تا کجا آمده‌اید و با یک فشردن، درسی که نوبت آن است. در هر صفحه تنها یکی از آن‌هاست. */
const meta = preview.meta({ component: ContinueCard, args: { step: halfWay }, parameters: { academy: { path: '/' } } });

export const States = meta.story({
  name: 'کارت ادامه · همه حالت‌ها',
  render: sheet(ContinueCard, 560, {
    'نیمه‌ی راه': {},
    'در راه': <ContinueCardSkeleton />,
    تازه: { step: { ...halfWay, lessons: flags(0), isNew: true } },
    'درس‌ها هنوز شناخته نیستند': { step: { ...halfWay, lessons: [], lesson: undefined, isNew: true } },
    تمام: { step: { ...halfWay, lessons: flags(12), lesson: undefined } },
    'عنوان‌های بلند': {
      step: { ...halfWay, course: longTitle, lesson: { id: '12', title: `${lesson.title}، `.repeat(5) } },
    },
  }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
