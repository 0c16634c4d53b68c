import { Loader } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { rules, sheet } from '../../../.storybook/sheet.tsx';
import { CardSkeleton } from '../../../src/components/feedback/CardSkeleton/CardSkeleton.tsx';
import { CardSkeletonGrid } from '../../../src/components/feedback/CardSkeleton/CardSkeletonGrid.tsx';
import { fa } from '../../../src/text/fa.ts';

/** شکل کارت دوره، تا وقتی که دوره‌ها برسند. چند کارت با هم در «شبکه» می‌آیند که به صفحه‌خوان هم می‌گوید در حال بارگذاری است. برای چیزی که به شکل کارت دوره نیست، اسکلت خودش را بسازید. */
const meta = preview.meta({
  title: 'Components/Feedback/CardSkeleton',
  component: CardSkeleton,
});

export const States = meta.story({
  tags: ['visual'],
  name: 'اسکلت کارت دوره · همه حالت‌ها',
  render: sheet(CardSkeleton, 1000, {
    'یک کارت': (
      <div style={{ maxWidth: 380 }}>
        <CardSkeleton />
      </div>
    ),
    'شبکه، به تعدادی که انتظار می‌رود': <CardSkeletonGrid count={3} />,
    'شبکه‌ی کارت‌های پهن‌تر، مانند مقاله‌ها': <CardSkeletonGrid count={3} roomy />,
  }),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: rules(CardSkeleton, {
    'جای خالی هم‌شکل چیزی است که می‌آید، تا صفحه هنگام رسیدن آن نپرد.': {
      good: {},
      bad: (
        <div style={{ display: 'grid', placeItems: 'center', height: 280 }}>
          <Loader />
        </div>
      ),
    },
  }),
});

export const Grid = meta.story({
  render: () => <CardSkeletonGrid count={3} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(fa.common.loading);
    await expect(canvasElement.querySelectorAll('[aria-hidden]')).toHaveLength(3);
  },
});
