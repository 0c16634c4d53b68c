import { formatNumber } from './format.ts';

/** What no first screen shows, apart from fa.ts, so that the first load does not carry it. */
export const laterText = {
  undo: 'بازگرداندن',
  /** On the menu's link to the notifications. */
  unread: (count: number) => `${formatNumber(count)} خوانده‌نشده`,

  /** The reader's own look of the site. */
  display: {
    scheme: 'رنگ صفحه',
    schemes: { auto: 'خودکار', light: 'روشن', dark: 'تیره' },
    textSize: 'اندازه‌ی متن',
    textSizes: { 100: 'معمولی', 120: 'بزرگ', 140: 'بزرگ‌تر' },
  },

  leave: {
    title: 'فایل هنوز فرستاده نشده است',
    /** `name` is the file's. */
    question: (name: string) =>
      `اگر از این صفحه بروید، فایل «${name}» را باید دوباره انتخاب کنید. آنچه نوشته‌اید می‌ماند.`,
    stay: 'ماندن در صفحه',
    leave: 'رفتن بدون فایل',
  },

  cover: {
    drop: 'یا تصویر را روی این کادر رها کنید.',
    dropNow: 'تصویر را رها کنید',
    size: (width: number, height: number) =>
      `بهترین اندازه ${formatNumber(width)} در ${formatNumber(height)} پیکسل است.`,
  },

  staff: {
    discountAbovePrice:
      'قیمت با تخفیف از قیمت بیشتر است؛ خریدار همین مبلغ بیشتر را می‌پردازد. اگر تخفیفی نیست، این خانه را خالی بگذارید.',
    created: 'دوره‌های خصوصی ساخته‌شده با این دستگاه',
    createdNote:
      'دوره‌ی خصوصی در فهرست دوره‌ها نمی‌آید و فروخته نمی‌شود. با این پیوند، تنها مدرسان و مدیران آن را می‌بینند.',
  },

  article: {
    /** How long a text takes to read. */
    minutes: (minutes: number) => `${formatNumber(minutes)}\u00a0دقیقه\u00a0خواندن`,
  },

  /** What the search of the courses looks at. */
  searchesTitles: 'جستجو تنها به عنوان دوره‌ها نگاه می‌کند.',
} as const;
