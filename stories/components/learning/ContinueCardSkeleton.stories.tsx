import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { ContinueCardSkeleton } from '../../../src/components/learning/ContinueCard/ContinueCardSkeleton.tsx';

/** شکل «ادامه‌ی یادگیری» تا رسیدن آن، هم‌اندازه‌ی خود آن، تا خانه هنگام رسیدنش نپرد. برای کارت دوره نیست. */
const meta = preview.meta({ component: ContinueCardSkeleton });

export const States = meta.story({
  name: 'اسکلت ادامه‌ی یادگیری · همه حالت‌ها',
  render: sheet(ContinueCardSkeleton, 600, { پیش‌فرض: {} }),
});
