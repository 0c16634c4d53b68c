import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { CardSkeletonGrid } from '../../../src/components/feedback/CardSkeleton/CardSkeletonGrid.tsx';
import { NotificationSkeleton } from '../../../src/components/notification/NotificationSkeleton/NotificationSkeleton.tsx';
import { fa } from '../../../src/text/fa.ts';

/** شکل فهرست اعلان‌ها تا رسیدن آن. به صفحه‌خوان هم می‌گوید در حال بارگذاری است. */
const meta = preview.meta({ component: NotificationSkeleton });

export const States = meta.story({
  name: 'اسکلت اعلان‌ها · همه حالت‌ها',
  render: sheet(NotificationSkeleton, 280, {
    پیش‌فرض: {},
    'هر فهرست اسکلت خودش را دارد؛ اسکلت دوره جای اعلان‌ها نمی‌نشیند.': { good: {}, bad: <CardSkeletonGrid count={3} /> },
  }),
  play: ({ canvas }) => expect(canvas.getAllByRole('status')[0]).toHaveTextContent(fa.common.loading),
});
