import { formatMinutes } from '../format.ts';

/** The session (product §4). */
export const session = {
  loggedOut: 'با موفقیت خارج شدید.',
  expired: 'نشست شما منقضی شده است. لطفاً دوباره وارد شوید.',
  refreshed: 'نشست شما با موفقیت تمدید شد.',
  /** `remaining` in milliseconds. */
  expiring: (remaining: number) => `نشست شما تا ${formatMinutes(remaining)} دقیقه‌ی دیگر منقضی می‌شود.`,
  extend: 'تمدید نشست',
  extending: 'در حال تمدید…',
  storageFailed: 'ذخیره‌سازی مرورگر در دسترس نیست؛ تغییرات فقط تا بستن این صفحه نگه داشته می‌شوند.',
} as const;
