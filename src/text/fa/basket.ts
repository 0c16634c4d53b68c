import { RIAL, formatNumber, formatPrice, formatTotal } from '../format.ts';

/** Basket and purchase (product §2, §4). */
export const basket = {
  title: 'سبد خرید',
  /** `rials` is the sum of the final prices. */
  total: (rials: number) => `جمع کل: ${formatTotal(rials)} ${RIAL}`,
  /** How many courses are bought with it. */
  count: (courses: number) => `${formatNumber(courses)} دوره`,
  /** What the discounts take off, in rials. */
  saving: (rials: number) => `سود شما از تخفیف: ${formatTotal(rials)} ${RIAL}`,
  buy: 'خرید',
  buying: 'در حال خرید…',
  remove: 'حذف',
  removeOf: (title: string) => `حذف ${title} از سبد خرید`,
  empty: 'سبد خرید شما خالی است.',
  toCourses: 'مشاهده دوره‌ها',
  related: 'دوره‌های دیگر همین دپارتمان‌ها',
  added: 'دوره به سبد خرید اضافه شد.',
  alreadyThere: 'این دوره از قبل در سبد خرید است.',
  removed: 'دوره از سبد خرید حذف شد.',
  bought: 'خرید با موفقیت انجام شد.',
  logInFirst: 'برای خرید ابتدا وارد شوید.',
  /** `message` is the server's, if it gave one. */
  failed: (message: string | null) => message ?? 'خطا در انجام خرید. لطفاً دوباره تلاش کنید.',
  owned: 'این دوره را پیش‌تر خریده‌اید.',
  /** A purchase whose answer never came. */
  outcomeUnknown: 'نتیجه‌ی خرید این دوره معلوم نیست. پیش از خرید دوباره، پروفایل خود را ببینید.',
  changed: 'سبد خرید در برگه‌ای دیگر تغییر کرده است. پیش از خرید، آن را ببینید.',
  /** Without Web Locks, two tabs could buy the same course. */
  unsafe: 'خرید از این نشانی ممکن نیست. سایت را با نشانی امن (https) و در مرورگری تازه‌تر باز کنید.',
  unkept: 'مرورگر شما جایی برای ثبت خرید ندارد. حافظه‌ی آن را خالی کنید و دوباره تلاش کنید.',
  buyAgain: 'خرید دوباره',
  buyAgainOf: (title: string) => `خرید دوباره: ${title}`,
  /** Both prices in rials. */
  priceChanged: (title: string, before: number, now: number) =>
    `قیمت «${title}» از ${formatPrice(before)} به ${formatPrice(now)} تغییر کرده است.`,
  pricesChanged: 'قیمت برخی دوره‌ها تغییر کرده است. پیش از خرید، قیمت‌های تازه را ببینید.',
} as const;
