import { FREE, formatNumber } from '../format.ts';

/** Courses, their cards and their pages (product §2). */
export const courses = {
  title: 'همه‌ی دوره‌ها',
  search: 'جستجوی دوره…',
  /** What the search looks at. */
  searchesTitles: 'فقط در نام دوره‌ها جستجو می‌شود.',
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
  price: 'قیمت',
  discountedPrice: 'قیمت با تخفیف',
  addToBasket: 'افزودن به سبد خرید',
  toBasket: 'رفتن به سبد خرید',
  inBasket: 'این دوره در سبد شماست.',
  notFound: 'دوره پیدا نشد.',
  detailFailed: 'جزئیات دوره بارگذاری نشد.',
  priceBefore: 'قیمت پیش از تخفیف',
  factsTitle: 'این دوره شامل چیست',
  factsTitleOfMany: 'این دوره‌ها شامل چیست',
  facts: [
    'همه‌ی فصل‌ها و درس‌های دوره',
    'توضیح هر درس در کنار ویدیو، و چند درس خواندنی',
    'سرفصل‌ها همان لحظه‌ی خرید باز می‌شوند',
    'دوره همیشه در پروفایل شما می‌ماند',
  ],
  /** Of a basket with several courses. */
  factsOfMany: [
    'همه‌ی فصل‌ها و درس‌های هر دوره',
    'توضیح هر درس در کنار ویدیو، و چند درس خواندنی',
    'سرفصل‌ها همان لحظه‌ی خرید باز می‌شوند',
    'دوره‌ها همیشه در پروفایل شما می‌مانند',
  ],
  stepsTitle: 'خرید در سه قدم',
  steps: [
    'دوره را به سبد خرید اضافه کنید.',
    'وارد شوید و خرید را نهایی کنید.',
    'سرفصل‌ها باز می‌شوند؛ از درس اول شروع کنید.',
  ],
  ofDepartment: 'دپارتمان این دوره',
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
  sortOptions: { newest: 'جدیدترین', cheapest: 'ارزان‌ترین', dearest: 'گران‌ترین', title: 'عنوان (الفبایی)' },
  descriptionOf: (title: string) => `توضیحات دوره: ${title}`,
} as const;
