import { formatDigits, formatPercent } from '../format.ts';

/** Forms, and the files that users send with them (product §4, §5). */
export const forms = {
  chooseFile: 'انتخاب فایل',
  removeFile: 'حذف فایل',
  uploadProgress: 'پیشرفت ارسال',
  /** The percentage of the form that has been sent. */
  uploaded: (percent: number) => `${formatPercent(percent)} فرستاده شد`,
  cancelUpload: 'لغو ارسال',
  draftRestored: 'پیش‌نویس شما برگردانده شد؛ تصویر کاور را دوباره انتخاب کنید.',
  dropDraft: 'حذف پیش‌نویس',
  draftDropped: 'پیش‌نویس حذف شد.',
  clearChoice: 'پاک کردن انتخاب',
  /** The name of a field's button, with the field's label. */
  buttonOf: (button: string, field: string) => `${button}: ${field}`,
  /** The hint beside the label of an optional field. */
  optional: 'اختیاری',
  showPassword: 'نمایش رمز عبور',
  hidePassword: 'پنهان کردن رمز عبور',
  imageTooLarge: 'طول و عرض این تصویر زیاد است؛ تصویر کوچک‌تری انتخاب کنید.',
  coverTooLarge: 'حجم تصویر بیش از ۱۰ مگابایت است. لطفاً تصویر کوچک‌تری انتخاب کنید.',
  uploadTooLarge: 'سرور تصویری به این بزرگی را نمی‌پذیرد؛ تصویر کوچک‌تری انتخاب کنید.',
  chosen: (name: string) => `تصویر ${name} انتخاب شد.`,
  /** The message for an amount field if the typed `text` is not a number. */
  digitsOnly: (text: string) => `«${text}» عدد نیست؛ فقط رقم بنویسید`,
  notANumber: (text: string) => `«${text}» عدد نیست و پاک شد؛ فقط رقم بنویسید`,
  drop: 'یا تصویر را روی این کادر رها کنید.',
  dropNow: 'تصویر را رها کنید',
  size: (width: number, height: number) => `بهترین اندازه: ${formatDigits(`${width} × ${height}`)} پیکسل`,
  leaveTitle: 'فایل هنوز فرستاده نشده است',
  /** `name` is the name of the chosen file. Bidi marks isolate the name, because it may begin with a digit. */
  leaveQuestion: (name: string) =>
    `اگر از این صفحه بروید، فایل «\u2068${name}\u2069» را باید دوباره انتخاب کنید. آنچه نوشته‌اید می‌ماند.`,
  stay: 'ماندن در صفحه',
  leave: 'رفتن بدون فایل',
} as const;
