import { shortName } from '../../../brand/brand.ts';
import { formatDate, formatNumber, numberWord } from '../format.ts';

const size = (bytes: number) =>
  bytes < 100_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} کیلوبایت`
    : `${formatNumber(bytes / 1_000_000)} مگابایت`;

/** Studying without a connection (product §11). */
export const offline = {
  newVersion: 'نسخه‌ی تازه‌ی سایت آماده است. هر وقت خواستید، صفحه را دوباره باز کنید.',

  title: 'مطالعه‌ی بدون اینترنت',
  keep: 'نگه‌داشتن برای مطالعه‌ی بدون اینترنت',
  keepNote: 'توضیح همه‌ی درس‌ها روی همین دستگاه می‌ماند و فقط شما آن را می‌بینید. ویدیوها همراه نمی‌آیند.',
  keeping: (done: number, total: number) => `در حال نگه‌داشتن: ${formatNumber(done)} از ${formatNumber(total)} درس`,
  progress: 'پیشرفت نگه‌داشتن دوره',
  stop: 'توقف',
  goOn: 'ادامه‌ی نگه‌داشتن',
  partial: (done: number, total: number) =>
    `${formatNumber(done)} از ${formatNumber(total)} درس نگه داشته شده است؛ دوره هنوز کامل نیست.`,
  whole: 'این دوره بدون اینترنت هم باز می‌شود',
  wholeHere: 'همه‌ی درس‌های این دوره نگه داشته شده‌اند',
  onlyHere: 'این مرورگر سایت را بدون اینترنت باز نمی‌کند. درس‌ها را تا وقتی می‌خوانید که این صفحه باز است.',
  /** For example, «۱۲ درس · ۴۸ کیلوبایت · از ۲ آذر ۱۴۰۵». */
  facts: (lessons: number, bytes: number, since: number) =>
    `${formatNumber(lessons)} درس · ${size(bytes)} · از ${formatDate(since)}`,
  videos: (count: number) => `${formatNumber(count)} درس ویدیو دارد؛ ویدیوها را فقط با اینترنت می‌بینید.`,
  video: 'ویدیو را فقط با اینترنت می‌بینید.',
  remove: 'حذف از این دستگاه',
  removed: 'دوره از این دستگاه حذف شد.',
  notRemoved: 'مرورگر نگذاشت دوره حذف شود. دوباره تلاش کنید.',
  removeOf: (title: string) => `حذف از این دستگاه: ${title}`,
  problems: {
    offline: 'برای نگه‌داشتن دوره به اینترنت نیاز دارید. آنچه رسیده، مانده است.',
    full: 'حافظه‌ی این دستگاه پر است. آنچه رسیده، مانده است؛ کمی جا باز کنید و ادامه دهید.',
    refused: 'مرورگر اجازه‌ی نگه‌داشتن نمی‌دهد؛ شاید این پنجره خصوصی است.',
    erased: 'نگه‌داشته‌های این دوره از این دستگاه پاک شدند. می‌توانید آن را دوباره نگه دارید.',
    failed: 'همه‌ی درس‌ها نرسیدند. آنچه رسیده، مانده است؛ دوباره تلاش کنید.',
  },

  courses: 'دوره‌هایی که بدون اینترنت باز می‌شوند',

  logOutTitle: 'دوره‌های نگه‌داشته بمانند؟',
  logOutText: (count: number, bytes: number) =>
    `${numberWord(count)} دوره (${size(bytes)}) روی این دستگاه نگه داشته‌اید. اگر بمانند، فقط خودتان پس از ورود دوباره آن‌ها را می‌بینید.`,
  stay: 'بمانند',
  erase: 'پاک شوند',

  move: 'بردن به دستگاه دیگر',
  moveNote: 'برای بردن آن‌ها به دستگاه دیگر، یک فایل بگیرید و آنجا با همین حساب اضافه کنید.',
  fileName: 'یادگیری من',
  takeIn: 'افزودن از فایل',
  takeInTitle: 'چه چیزهایی اضافه می‌شوند؟',
  changes: {
    marks: (count: number) => `علامت ${formatNumber(count)} درس`,
    notes: (count: number) => `${formatNumber(count)} یادداشت`,
    places: (count: number) => `جای شما در ${formatNumber(count)} درس`,
    hearts: (count: number) => `${formatNumber(count)} دوره‌ی نشان‌شده`,
    purchases: (count: number) => `${formatNumber(count)} خرید`,
    created: (count: number) => `لینک ${formatNumber(count)} دوره‌ی خصوصی`,
  },
  takeInNote: 'از هر چیز تازه‌ترین آن می‌ماند. یادداشتی که دو متن دارد، هر دو را نگه می‌دارد.',
  takeInNow: 'اضافه شوند',
  takenIn: 'داده‌های فایل اضافه شدند.',
  notTakenIn: 'حافظه‌ی مرورگر پر است و داده‌های فایل ذخیره نشدند. کمی جا باز کنید و دوباره تلاش کنید.',
  nothingNew: 'هر چه در این فایل است، روی این دستگاه هم هست.',
  refusals: {
    broken: `این فایل کامل نیست یا از ${shortName} نیست. چیزی تغییر نکرد.`,
    newer: 'این فایل از نسخه‌ی تازه‌تری است. صفحه را دوباره باز کنید و باز تلاش کنید. چیزی تغییر نکرد.',
    anothers: 'این فایل از حساب دیگری است. چیزی تغییر نکرد.',
  },

  install: `نصب ${shortName} روی این دستگاه`,
  /** The steps of installing the app in Safari. */
  installByHand: [
    'دکمه‌ی اشتراک‌گذاری مرورگر (مربع با فلش رو به بالا) را بزنید.',
    '«افزودن به صفحه‌ی اصلی» (Add to Home Screen) را انتخاب کنید.',
    '«افزودن» (Add) را بزنید. سایت کنار برنامه‌های دیگر می‌نشیند.',
    'برنامه حافظه‌ی خودش را دارد: در آن وارد شوید و یادداشت‌ها را با «بردن به دستگاه دیگر» در پروفایل ببرید.',
  ],

  buying: 'برای خرید به اینترنت نیاز دارید. سبدتان می‌ماند.',
  unsent: 'نوشته‌ای که بدون اینترنت نوشتید هنوز فرستاده نشده است.',
  toUnsent: 'دیدن نوشته',
  sending: 'اینترنت شما قطع است. نوشته‌تان همین‌جا می‌ماند؛ وصل که شدید، آن را بفرستید.',
} as const;
