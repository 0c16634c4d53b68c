import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { ContinueCard } from '../../../src/components/learning/ContinueCard/ContinueCard.tsx';
import { courses, lessons } from '../../fixtures.ts';

const [, lesson] = lessons;
const flags = (done: number) => Array.from({ length: 12 }, (_, index) => index < done);

/** دوره‌ای که باید ادامه داد: تا کجا آمده‌اید و با یک فشردن، درسی که نوبت آن است. در هر صفحه تنها یکی از آن‌هاست. */
const meta = preview.meta({
  component: ContinueCard,
  args: {
    courseId: '1',
    title: courses.plain.title,
    cover: courses.plain.cover,
    lessons: flags(3),
    lesson,
    isNew: false,
  },
  parameters: { academy: { path: '/' } },
});

export const States = meta.story({
  name: 'کارت ادامه · همه حالت‌ها',
  render: sheet(ContinueCard, 560, {
    'نیمه‌ی راه': {},
    تازه: { lessons: flags(0), isNew: true },
    'درس‌ها هنوز شناخته نیستند': { lessons: [], lesson: undefined, isNew: true },
    تمام: { lessons: flags(12), lesson: undefined },
    'عنوان‌های بلند': (args) => (
      <ContinueCard
        {...args}
        title={`${args.title} و `.repeat(6)}
        lesson={{ id: '12', title: `${lesson.title}، `.repeat(5) }}
      />
    ),
  }),
});
