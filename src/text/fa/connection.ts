/** What cannot be loaded (product §8). */
export const connection = {
  offline: 'اتصال اینترنت قطع است. نوشته‌های شما می‌ماند و با برقراری اتصال ادامه می‌دهیم.',
  partOffline: 'این بخش بدون اینترنت باز نمی‌شود. با برقراری اتصال، خودش باز می‌شود.',
  partGone: 'این بخش بارگذاری نشد. شاید سایت به‌روز شده باشد.',
  pageOffline: 'این صفحه بدون اینترنت باز نمی‌شود. با برقراری اتصال، خودش باز می‌شود.',
  /** What changes something is not sent while there is no connection. */
  notSent: 'اتصال اینترنت قطع است؛ چیزی فرستاده نشد. پس از برقراری اتصال دوباره تلاش کنید.',
  pageGone: 'این صفحه بارگذاری نشد. شاید سایت به‌روز شده باشد؛ با بارگذاری دوباره باز می‌شود.',
  stay: 'ماندن در این صفحه',
} as const;

/** Said by a page that was rendered ahead and whose program has not come; apart, as the program itself never says it. */
export const late = {
  text: 'بخشی از این صفحه هنوز نرسیده است.',
  reload: 'بارگذاری دوباره',
} as const;
