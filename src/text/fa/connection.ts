/** Messages about parts and pages that do not load (product §8). */
export const connection = {
  offline: 'اینترنت شما قطع است. نوشته‌هایتان می‌ماند؛ وصل که شدید، ادامه دهید.',
  partOffline: 'این بخش بدون اینترنت باز نمی‌شود. وصل که شدید، خودش باز می‌شود.',
  partGone: 'این بخش باز نشد. شاید نسخه‌ی تازه‌ی سایت آمده باشد؛ صفحه را دوباره باز کنید.',
  pageOffline: 'این صفحه بدون اینترنت باز نمی‌شود. وصل که شدید، خودش باز می‌شود.',
  /** The message for a write that is not sent, because there is no connection. */
  notSent: 'اینترنت قطع است و چیزی فرستاده نشد. وصل که شدید، دوباره تلاش کنید.',
  pageGone: 'این صفحه باز نشد. شاید نسخه‌ی تازه‌ی سایت آمده باشد؛ صفحه را دوباره باز کنید.',
  stay: 'ماندن در این صفحه',
} as const;

/**
 * The messages for a prerendered page whose scripts did not load. They are separate, because the app never shows them.
 */
export const late = {
  text: 'بخشی از این صفحه هنوز باز نشده است.',
  reload: 'بارگذاری دوباره',
  /** The message for a browser that cannot run the app. */
  older: 'مرورگر شما قدیمی است. صفحه را می‌خوانید، اما برای ورود و خرید، آن را به‌روز کنید.',
} as const;
