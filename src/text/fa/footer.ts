/** The footer. */
export const footer = {
  learn: 'یادگیری',
  academy: 'آکادمی',
  hours: 'ساعات پاسخ‌گویی: شنبه تا چهارشنبه، ۸ تا ۱۷',
} as const;
