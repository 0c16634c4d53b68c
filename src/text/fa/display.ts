/** The display settings (product §1). */
export const display = {
  scheme: 'رنگ صفحه',
  schemes: { auto: 'خودکار', light: 'روشن', dark: 'تیره' },
  textSize: 'اندازه‌ی متن',
  textSizes: { 100: 'معمولی', 120: 'بزرگ', 140: 'بزرگ‌تر' },
} as const;
