import { formatMinutes } from '../format.ts';

/** Messages about the session, and its banner (product §4). */
export const session = {
  loggedOut: 'از حساب خود خارج شدید.',
  expired: 'زمان ورود شما تمام شده است. لطفاً دوباره وارد شوید.',
  refreshed: 'در حساب خود ماندید.',
  /** `remaining` is in milliseconds. */
  expiring: (remaining: number) => `تا ${formatMinutes(remaining)} دقیقه‌ی دیگر از حساب خود خارج می‌شوید.`,
  extend: 'در حساب بمانم',
  extending: 'یک لحظه صبر کنید…',
  storageFailed: 'مرورگر اجازه‌ی ذخیره نمی‌دهد؛ هر چه اینجا بنویسید با بستن صفحه از دست می‌رود.',
} as const;
