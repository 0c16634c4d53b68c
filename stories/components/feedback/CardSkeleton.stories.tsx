import { Loader } from '@mantine/core';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { CardSkeleton } from '../../../src/components/feedback/CardSkeleton/CardSkeleton.tsx';

/** شکل کارت دوره، تا وقتی که دوره‌ها برسند. چند کارت با هم در «شبکه» می‌آیند که به صفحه‌خوان هم می‌گوید در حال بارگذاری است. برای چیزی که به شکل کارت دوره نیست، اسکلت خودش را بسازید. */
const meta = preview.meta({ component: CardSkeleton });

export const States = meta.story({
  name: 'اسکلت کارت دوره · همه حالت‌ها',
  render: sheet(CardSkeleton, 1000, {
    'یک کارت': (
      <div style={{ maxWidth: 380 }}>
        <CardSkeleton />
      </div>
    ),
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
