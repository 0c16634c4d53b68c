import { FREE, RIAL, formatTotal } from '../format.ts';

/** The filter panel (product §2). */
export const filters = {
  title: 'فیلترها',
  department: 'دپارتمان',
  allDepartments: 'همه‌ی دپارتمان‌ها',
  priceRange: 'محدوده‌ی قیمت',
  /** Both ends in rials; `Infinity` for no highest price. */
  range: (from: number, to: number) =>
    to === Infinity
      ? `از ${formatTotal(from)} ${RIAL}`
      : `${from === 0 ? FREE : formatTotal(from)} تا ${formatTotal(to)} ${RIAL}`,
  lowestPrice: 'کمترین قیمت',
  highestPrice: 'بیشترین قیمت',
  fromPrice: 'از (ریال)',
  toPrice: 'تا (ریال)',
  freeOnly: 'فقط دوره‌های رایگان',
  clear: 'پاک کردن فیلترها',
  clearSearch: 'پاک کردن جستجو',
  clearBoth: 'پاک کردن جستجو و فیلترها',
  apply: 'اعمال فیلترها',
  applied: 'فیلترها اعمال شدند.',
  cleared: 'فیلترها پاک شدند.',
  failed: 'فیلترها اعمال نشدند.',
  active: 'فیلترهای فعال',
  /** The label of the button that takes one filter away. */
  remove: (filter: string) => `حذف فیلتر ${filter}`,
  /** Follows the number of filters in force, for those who do not see that it is a badge. */
  inForce: 'فیلتر فعال',
} as const;
