import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { DepartmentHeroSkeleton } from '../../../src/components/department/DepartmentHero/DepartmentHeroSkeleton.tsx';

/** شکل بالای صفحه‌ی دپارتمان تا رسیدن آن. صفحه‌خوان آن را نمی‌خواند؛ صفحه خودش می‌گوید در حال بارگذاری است. */
const meta = preview.meta({ component: DepartmentHeroSkeleton });

export const States = meta.story({
  name: 'اسکلت بالای دپارتمان · همه حالت‌ها',
  render: sheet(DepartmentHeroSkeleton, 900, { پیش‌فرض: {} }),
});
