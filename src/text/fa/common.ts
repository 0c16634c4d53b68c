import { formatNumber } from '../format.ts';

/** What several screens say. */
export const common = {
  close: 'بستن',
  cancel: 'انصراف',
  save: 'ذخیره',
  edit: 'ویرایش',
  retry: 'تلاش دوباره',
  back: 'بازگشت',
  loading: 'در حال بارگذاری…',
  readMore: 'بیشتر بخوانید',
  showMore: 'نمایش بیشتر',
  showPassword: 'نمایش رمز عبور',
  hidePassword: 'پنهان کردن رمز عبور',
  closeMessage: 'بستن پیام',
  chooseFile: 'انتخاب فایل',
  removeFile: 'حذف فایل',
  uploadProgress: 'پیشرفت ارسال',
  /** `percent` of the form has left. */
  uploaded: (percent: number) => `${formatNumber(percent)}٪ فرستاده شد`,
  cancelUpload: 'لغو ارسال',
  clearSearch: 'پاک کردن جستجو',
  draftRestored: 'پیش‌نویس شما برگردانده شد؛ تصویر کاور را دوباره انتخاب کنید.',
  dropDraft: 'حذف پیش‌نویس',
  clearChoice: 'پاک کردن انتخاب',
  /** Below the label of a field that may stay empty. */
  optional: 'اختیاری',
} as const;
