import { Center, Loader } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { CourseCard } from '../../../src/components/course/CourseCard/CourseCard.tsx';
import { CardSkeleton } from '../../../src/components/feedback/CardSkeleton/CardSkeleton.tsx';
import { courses } from '../../fixtures.ts';

/** شکل کارت دوره، تا وقتی که دوره‌ها برسند. چند کارت با هم در «شبکه» می‌آیند که به صفحه‌خوان هم می‌گوید در حال بارگذاری است. برای چیزی که به شکل کارت دوره نیست، اسکلت خودش را بسازید. */
const meta = preview.meta({ component: CardSkeleton });

export const States = meta.story({
  name: 'اسکلت کارت دوره · همه حالت‌ها',
  render: sheet(CardSkeleton, 320, {
    'یک کارت': {},
    'کارتی که جای آن می‌آید': <CourseCard course={courses.plain} purchased={false} />,
    'جای خالی هم‌شکل چیزی است که می‌آید، تا صفحه هنگام رسیدن آن نپرد.': {
      good: {},
      bad: (
        <Center h={280}>
          <Loader />
        </Center>
      ),
    },
  }),
  play: async ({ canvas }) => {
    const heightOf = (name: string) => stateOf(canvas, name).firstElementChild?.clientHeight ?? 0;
    await expect(Math.abs(heightOf('یک کارت') - heightOf('کارتی که جای آن می‌آید'))).toBeLessThan(8);
  },
});
