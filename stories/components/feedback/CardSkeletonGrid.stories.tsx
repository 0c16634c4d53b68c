import { Center, Loader } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { CourseCard } from '../../../src/components/course/CourseCard/CourseCard.tsx';
import { CardSkeletonGrid, PageSkeleton } from '../../../src/components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { CardGrid } from '../../../src/components/layout/CardGrid/CardGrid.tsx';
import { courses } from '../../fixtures.ts';

/** شکل کارت‌های دوره تا رسیدن آن‌ها، به تعدادی که انتظار می‌رود؛ به صفحه‌خوان می‌گوید در حال بارگذاری است. برای چیزی که به شکل کارت دوره نیست، اسکلت خودش را بسازید. */
const meta = preview.meta({ component: CardSkeletonGrid, args: { count: 3 } });

export const States = meta.story({
  name: 'شبکه‌ی اسکلت‌ها · همه حالت‌ها',
  render: sheet(CardSkeletonGrid, 1000, {
    پیش‌فرض: {},
    'کارت‌هایی که جای آن می‌آیند': (
      <CardGrid>
        {[courses.plain, courses.noCover, courses.noDescription].map((course) => (
          <li key={course.id}>
            <CourseCard course={course} purchased={false} onDescribe={() => undefined} />
          </li>
        ))}
      </CardGrid>
    ),
    'صفحه‌ای که کد آن هنوز نرسیده': <PageSkeleton />,
    'جای خالی هم‌شکل چیزی است که می‌آید، تا صفحه هنگام رسیدن آن نپرد.': {
      good: { count: 1 },
      bad: (
        <Center h={280}>
          <Loader />
        </Center>
      ),
    },
  }),
  play: async ({ canvas }) => {
    const heightOf = (name: string) => stateOf(canvas, name).querySelector('.mantine-Card-root')?.clientHeight ?? 0;
    await expect(Math.abs(heightOf('پیش‌فرض') - heightOf('کارت‌هایی که جای آن می‌آیند'))).toBeLessThan(8);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
