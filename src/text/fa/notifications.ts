/** Notifications (product §2). */
export const notifications = {
  title: 'اعلان‌ها',
  public: 'عمومی',
  private: 'خصوصی',
  confirm: 'تأیید خواندن',
  confirmOf: (title: string) => `تأیید خواندن: ${title}`,
  confirmAll: 'تأیید خواندن همه',
  empty: 'اعلانی وجود ندارد.',
  kind: 'نوع اعلان',
  unread: 'خوانده‌نشده',
  logInFirst: 'برای مشاهده‌ی اعلان‌ها وارد شوید.',
  confirmFailed: 'تأیید خواندن ثبت نشد.',
  loadFailed: 'اعلان‌ها بارگذاری نشدند.',
} as const;
