import { formatDigits } from '../format.ts';

/** Files that a form sends (product §4). */
export const files = {
  drop: 'یا تصویر را روی این کادر رها کنید.',
  dropNow: 'تصویر را رها کنید',
  size: (width: number, height: number) => `بهترین اندازه: ${formatDigits(`${width} × ${height}`)} پیکسل`,
  leaveTitle: 'فایل هنوز فرستاده نشده است',
  /** `name` is the file's. */
  leaveQuestion: (name: string) =>
    `اگر از این صفحه بروید، فایل «${name}» را باید دوباره انتخاب کنید. آنچه نوشته‌اید می‌ماند.`,
  stay: 'ماندن در صفحه',
  leave: 'رفتن بدون فایل',
} as const;
