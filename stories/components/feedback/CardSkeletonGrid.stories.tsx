import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { CardSkeletonGrid } from '../../../src/components/feedback/CardSkeleton/CardSkeletonGrid.tsx';

/** شبکه‌ای از اسکلت کارت‌ها، به تعدادی که انتظار می‌رود؛ به صفحه‌خوان می‌گوید در حال بارگذاری است. برای جزئیات یک دوره نیست. */
const meta = preview.meta({ component: CardSkeletonGrid, args: { count: 3 } });

export const States = meta.story({
  name: 'شبکه‌ی اسکلت‌ها · همه حالت‌ها',
  render: sheet(CardSkeletonGrid, 1000, {
    پیش‌فرض: {},
    'مقاله‌ها، که نخستین آن‌ها سطری از خود دارد': { articles: true },
    'به شمار کارت‌هایی است که می‌آید.': { good: { count: 2 }, bad: { count: 1 } },
  }),
});
