import { FREE, CURRENCY, formatNumber, formatTotal } from '../format.ts';

/** The course list, its search and its filters (product §2). */
export const filters = {
  search: 'جستجوی دوره…',
  add: 'افزودن دوره',
  purchased: 'دوره‌های خریداری‌شده',
  available: 'دوره‌های دیگر',
  noMatch: 'دوره‌ای پیدا نشد. واژه‌ی دیگری بنویسید یا فیلترها را کم کنید.',
  /** The text that is shown if there are no courses at all. */
  empty: 'هنوز دوره‌ای منتشر نشده است.',
  /** The number of all courses, or of those that match the filters. */
  count: (count: number) => `${formatNumber(count)} دوره`,
  found: (count: number) => `${formatNumber(count)} دوره پیدا شد.`,
  sort: 'مرتب‌سازی',
  sortOptions: { given: 'ترتیب پیش‌فرض', cheapest: 'ارزان‌ترین', dearest: 'گران‌ترین', title: 'عنوان (الفبایی)' },
  title: 'فیلترها',
  department: 'دپارتمان',
  allDepartments: 'همه‌ی دپارتمان‌ها',
  priceRange: 'محدوده‌ی قیمت',
  /** A price range in rials. If `to` is `Infinity`, there is no maximum. */
  range: (from: number, to: number) =>
    to === Infinity
      ? `از ${formatTotal(from)} ${CURRENCY}`
      : `${from === 0 ? FREE : formatTotal(from)} تا ${formatTotal(to)} ${CURRENCY}`,
  lowestPrice: 'کمترین قیمت',
  highestPrice: 'بیشترین قیمت',
  fromPrice: `از (${CURRENCY})`,
  toPrice: `تا (${CURRENCY})`,
  freeOnly: 'فقط دوره‌های رایگان',
  clear: 'پاک کردن فیلترها',
  clearSearch: 'پاک کردن جستجو',
  clearBoth: 'پاک کردن جستجو و فیلترها',
  apply: 'اعمال فیلترها',
  /** The label `apply`, with the number of courses that match the filters. */
  applyTo: (count: number) => `${filters.apply} · ${filters.count(count)}`,
  applied: 'فیلترها اعمال شدند.',
  cleared: 'فیلترها پاک شدند.',
  failed: 'فیلترها اعمال نشدند.',
  active: 'فیلترهای فعال',
  /** The label of the button that removes one filter. */
  remove: (filter: string) => `حذف فیلتر ${filter}`,
  /** The text that screen readers add to the number of active filters. */
  inForce: 'فیلتر فعال',
} as const;
