import { formatPercent } from '../format.ts';

/** Courses, their cards and their pages (product §2). */
export const courses = {
  title: 'همه‌ی دوره‌ها',
  loadFailed: 'دوره‌ها باز نشدند. لطفاً دوباره تلاش کنید.',
  pageFailed: 'دوره‌ها باز نشدند.',
  untitled: 'دوره‌ی بدون عنوان',
  unknownDepartment: 'دپارتمان نامشخص',
  description: 'توضیحات دوره',
  noDescription: 'توضیحاتی برای این دوره ثبت نشده است.',
  purchasedBadge: 'خریداری‌شده',
  view: 'دیدن دوره',
  buy: 'خرید دوره',
  getFree: 'دریافت رایگان',
  priceBefore: 'قیمت پیش از تخفیف',
  viewOf: (title: string) => `دیدن دوره: ${title}`,
  buyOf: (title: string) => `خرید دوره: ${title}`,
  getFreeOf: (title: string) => `دریافت رایگان: ${title}`,
  /** The discount in percent. */
  discount: (percent: number) => `${formatPercent(percent)} تخفیف`,
  descriptionOf: (title: string) => `توضیحات دوره: ${title}`,
} as const;
