import { FREE, formatNumber } from '../format.ts';

/** Courses, their cards and their pages (product §2). */
export const courses = {
  title: 'همه‌ی دوره‌ها',
  search: 'جستجوی دوره…',
  filters: 'فیلترها',
  add: 'افزودن دوره',
  purchased: 'دوره‌های خریداری‌شده',
  available: 'دوره‌های دیگر',
  noMatch: 'دوره‌ای پیدا نشد. واژه‌ی دیگری بنویسید یا فیلترها را کم کنید.',
  loadFailed: 'دوره‌ها باز نشدند. لطفاً دوباره تلاش کنید.',
  pageFailed: 'دوره‌ها باز نشدند.',
  untitled: 'دوره‌ی بدون عنوان',
  unknownDepartment: 'دپارتمان نامشخص',
  description: 'توضیحات دوره',
  noDescription: 'توضیحاتی برای این دوره ثبت نشده است.',
  free: FREE,
  purchasedBadge: 'خریداری‌شده',
  view: 'دیدن دوره',
  buy: 'خرید دوره',
  getFree: 'دریافت رایگان',
  priceBefore: 'قیمت پیش از تخفیف',
  /** How many courses there are, or how many a search or filter left. */
  count: (count: number) => `${formatNumber(count)} دوره`,
  found: (count: number) => `${formatNumber(count)} دوره پیدا شد.`,
  viewOf: (title: string) => `دیدن دوره: ${title}`,
  buyOf: (title: string) => `خرید دوره: ${title}`,
  getFreeOf: (title: string) => `دریافت رایگان: ${title}`,
  /** No course at all, before any search or filter. */
  empty: 'هنوز دوره‌ای منتشر نشده است.',
  /** `percent` of the price that is taken off. */
  discount: (percent: number) => `${formatNumber(percent)}٪ تخفیف`,
  sort: 'مرتب‌سازی',
  sortOptions: { given: 'ترتیب پیش‌فرض', cheapest: 'ارزان‌ترین', dearest: 'گران‌ترین', title: 'عنوان (الفبایی)' },
  descriptionOf: (title: string) => `توضیحات دوره: ${title}`,
} as const;
