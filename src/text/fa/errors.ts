/** What goes wrong (product §8). */
export const errors = {
  unknownRoute: 'صفحه‌ای که به دنبال آن هستید پیدا نشد.',
  unknownRouteTitle: 'صفحه پیدا نشد',
  pageFailed: 'مشکلی پیش آمد. صفحه را دوباره بارگذاری کنید.',
  partFailed: 'این بخش نمایش داده نشد.',
  reload: 'بارگذاری دوباره',
  toHome: 'بازگشت به خانه',
  imageTooLarge: 'طول و عرض این تصویر زیاد است؛ تصویر کوچک‌تری انتخاب کنید.',
  coverTooLarge: 'حجم تصویر بیش از ۱۰ مگابایت است. لطفاً تصویر کوچک‌تری انتخاب کنید.',
  uploadTooLarge: 'سرور تصویری به این بزرگی را نمی‌پذیرد؛ تصویر کوچک‌تری انتخاب کنید.',
} as const;
