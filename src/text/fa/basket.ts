import { formatPrice } from '../format.ts';

/** Basket and purchase (product §2, §4). */
export const basket = {
  title: 'سبد خرید',
  count: 'تعداد دوره‌ها',
  saving: 'سود شما از تخفیف',
  /** The sum of the final prices. */
  total: 'جمع کل',
  buy: 'نهایی کردن خرید',
  getFree: 'دریافت رایگان',
  buying: 'در حال خرید…',
  remove: 'حذف',
  removeOf: (title: string) => `حذف ${title} از سبد خرید`,
  /** Replaces the price in the row of a removed course. */
  wasRemoved: 'حذف شد',
  restore: 'برگرداندن',
  restoreOf: (title: string) => `برگرداندن ${title} به سبد خرید`,
  empty: 'سبد خرید شما خالی است.',
  toCourses: 'دیدن دوره‌ها',
  related: 'شاید این‌ها هم به کارتان بیاید',
  restored: 'دوره به سبد خرید برگشت.',
  added: 'دوره به سبد خرید اضافه شد.',
  alreadyThere: 'این دوره در سبد خرید شماست.',
  removed: 'دوره از سبد خرید حذف شد.',
  bought: 'خرید شما انجام شد.',
  logInFirst: 'برای خرید وارد شوید. سبدتان سر جایش می‌ماند.',
  /** `message` is the server's message. Null if the server sent none. */
  failed: (message: string | null) => message ?? 'خرید انجام نشد. دوره‌های خریده‌نشده در سبد مانده‌اند؛ دوباره تلاش کنید.',
  owned: 'این دوره را قبلاً خریده‌اید.',
  /** The note on a course whose purchase has an unknown result. */
  outcomeUnknown: 'نمی‌دانیم این خرید ثبت شد یا نه. اول دوره را باز کنید؛ اگر سرفصل‌ها باز شدند، خرید انجام شده است.',
  /** The note on a course that was deleted or became private. */
  gone: 'این دوره دیگر برای فروش نیست و در جمع کل حساب نشده است.',
  /** The toast after a purchase if courses that are no longer for sale stay in the basket. */
  goneStayed: 'دوره‌ای که دیگر برای فروش نیست در سبد شما ماند.',
  nothingToBuy: 'در سبد شما دوره‌ای برای خرید نیست.',
  changed: 'سبد خرید را در زبانه‌ی دیگری تغییر داده‌اید. پیش از خرید، یک بار نگاهش کنید.',
  /** Shown if the total now includes a course that it left out before. */
  recounted: 'جمع کل تغییر کرده است. پیش از خرید، یک بار نگاهش کنید.',
  /** Shown if the browser lacks Web Locks, because then two tabs could buy the same course. */
  unsafe: 'اینجا نمی‌شود امن خرید کرد. سایت را با https یا در مرورگری به‌روز باز کنید.',
  unkept:
    'حافظه‌ی مرورگر پر است؛ برای همین این خرید را نفرستادیم. کمی از فضای دستگاه را خالی کنید و دوباره تلاش کنید؛ داده‌های همین سایت را پاک نکنید.',
  buyAgain: 'خرید دوباره',
  buyAgainOf: (title: string) => `خرید دوباره: ${title}`,
  /** Both prices are in rials. */
  priceChanged(title: string, before: number, now: number): string {
    if (before === 0) return `«${title}» دیگر رایگان نیست؛ قیمت آن ${formatPrice(now)} است.`;
    if (now === 0) return `«${title}» رایگان شده است.`;
    return `قیمت «${title}» از ${formatPrice(before)} به ${formatPrice(now)} تغییر کرده است.`;
  },
  pricesChanged: 'قیمت برخی دوره‌ها تغییر کرده است. پیش از خرید، قیمت‌های تازه را ببینید.',
} as const;
