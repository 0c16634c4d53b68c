import { FREE, formatNumber } from '../format.ts';

/** Courses, their cards and their pages (product §2). */
export const courses = {
  title: 'همه‌ی دوره‌ها',
  search: 'جستجوی دوره…',
  filters: 'فیلترها',
  add: 'افزودن دوره',
  purchased: 'دوره‌های خریداری‌شده',
  available: 'دوره‌های قابل خرید',
  noMatch: 'دوره‌ای با این مشخصات پیدا نشد.',
  loadFailed: 'مشکلی در بارگذاری دوره‌ها پیش آمد. لطفاً دوباره تلاش کنید.',
  pageFailed: 'بارگذاری دوره‌ها ناموفق بود.',
  untitled: 'دوره‌ی بدون عنوان',
  unknownDepartment: 'دپارتمان نامشخص',
  description: 'توضیحات دوره',
  noDescription: 'توضیحاتی برای این دوره ثبت نشده است.',
  free: FREE,
  purchasedBadge: 'خریداری‌شده',
  view: 'مشاهده دوره',
  buy: 'خرید دوره',
  price: 'قیمت',
  discountedPrice: 'قیمت با تخفیف',
  addToBasket: 'افزودن به سبد خرید',
  toBasket: 'رفتن به سبد خرید',
  notFound: 'دوره پیدا نشد.',
  detailFailed: 'جزئیات دوره بارگذاری نشد.',
  priceBefore: 'قیمت پیش از تخفیف',
  factsTitle: 'چه می‌گیرید',
  facts: [
    'همه‌ی فصل‌ها و درس‌های دوره',
    'متن هر درس در کنار ویدیوی آن',
    'سرفصل‌ها بی‌درنگ پس از خرید باز می‌شوند',
    'دوره همیشه در پروفایل شما می‌ماند',
  ],
  stepsTitle: 'خرید چگونه است',
  steps: [
    'دوره را به سبد خرید می‌افزایید.',
    'وارد حساب خود می‌شوید و سبد را می‌خرید.',
    'سرفصل‌ها باز می‌شوند و از درس نخست آغاز می‌کنید.',
  ],
  ofDepartment: 'دپارتمان این دوره',
  /** How many courses a search or filter left, for screen readers. */
  found: (count: number) => `${formatNumber(count)} دوره پیدا شد.`,
  viewOf: (title: string) => `مشاهده دوره: ${title}`,
  buyOf: (title: string) => `خرید دوره: ${title}`,
  /** No course at all, before any search or filter. */
  empty: 'هنوز دوره‌ای منتشر نشده است.',
  /** `percent` of the price that is taken off. */
  discount: (percent: number) => `${formatNumber(percent)}٪ تخفیف`,
  sort: 'مرتب‌سازی',
  sortOptions: { newest: 'جدیدترین', cheapest: 'ارزان‌ترین', dearest: 'گران‌ترین', title: 'عنوان (الفبایی)' },
  descriptionOf: (title: string) => `توضیحات دوره: ${title}`,
} as const;
