/** Messages in place of pages that do not exist, and of pages and parts that cannot be shown (product §8). */
export const errors = {
  unknownRoute: 'صفحه‌ای که به دنبال آن هستید پیدا نشد.',
  unknownRouteTitle: 'صفحه پیدا نشد',
  pageFailed: 'مشکلی پیش آمد. صفحه را دوباره بارگذاری کنید.',
  partFailed: 'این بخش نمایش داده نشد.',
  reload: 'بارگذاری دوباره',
  toHome: 'بازگشت به خانه',
} as const;
