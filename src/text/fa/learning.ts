import { notes as withNotes } from '../../../brand/brand.ts';
import { formatClock, formatNumber, formatPrice } from '../format.ts';

const NOTES = withNotes ? ' یادداشت‌ها،' : '';

/** The pages for studying (product §10). */
export const learning = {
  /** For example, «۳ از ۱۲ درس». */
  progress: (done: number, total: number) =>
    done > 0 ? `${formatNumber(done)} از ${formatNumber(total)} درس` : 'هنوز درسی تمام نشده',
  allDone: 'همه‌ی درس‌ها تمام شدند',
  /** For example, «درس ۳ از ۱۲». */
  lessonOf: (number: number, total: number) => `درس ${formatNumber(number)} از ${formatNumber(total)}`,
  /** For example, «۴ فصل · ۱۲ درس». */
  size: (chapters: number, lessons: number) => `${formatNumber(chapters)} فصل · ${formatNumber(lessons)} درس`,
  chapterLessons: (done: number, total: number) =>
    done > 0 ? `${formatNumber(done)} از ${formatNumber(total)} درس` : `${formatNumber(total)} درس`,
  done: 'تمام‌شده',

  /** Whether the link to the next lesson starts the course or continues it. */
  stepKind: (isNew: boolean) => (isNew ? 'شروع' : 'ادامه'),
  /** The label of the link to the next lesson. */
  step: (lesson: string, isNew: boolean): string => `${learning.stepKind(isNew)}: ${lesson}`,
  continueTitle: 'ادامه‌ی یادگیری',
  startTitle: 'شروع یادگیری',
  yourCourses: 'دوره‌های شما',
  notStarted: 'هنوز شروع نشده',

  outline: 'فهرست درس‌ها',
  closeOutline: 'بستن فهرست درس‌ها',
  marked: 'این درس تمام‌شده است.',
  unmarked: 'این درس دیگر تمام‌شده نیست.',
  markDone: 'این درس را تمام کردم',
  /** The label of the link to the course of a lesson. */
  backTo: (course: string) => `بازگشت به سرفصل‌ها: ${course}`,
  breadcrumb: 'مسیر این درس',

  finished: 'این آخرین درس دوره بود.',
  finishedAll: 'همه‌ی درس‌های این دوره را تمام کردید.',
  left: (count: number) => `${formatNumber(count)} درس هنوز تمام نشده است.`,
  toUndone: 'رفتن به درس تمام‌نشده',
  nextCourse: 'دوره‌ی بعدی شما',
  recommendedCourse: 'شاید این دوره هم به کارتان بیاید',

  whatYouGet: 'با خرید این دوره',
  gains: [
    'همه‌ی فصل‌ها و درس‌های دوره برای شما باز می‌شوند.',
    'از هر درس که بخواهید ادامه می‌دهید و درس‌های تمام‌شده را علامت می‌زنید.',
    ...(withNotes ? ['برای هر درس یادداشت خود را می‌نویسید.'] : []),
  ],
  buy: 'خرید دوره',

  resumeVideo: (seconds: number) => `ادامه از ${formatClock(seconds * 1000)}`,
  resumeText: 'ادامه‌ی خواندن از جایی که بودید',

  shortcuts: 'میان‌برهای صفحه‌کلید',
  shortcutsOn: 'استفاده از میان‌برها',
  shortcutsNote: 'فقط در صفحه‌ی درس، و نه هنگام نوشتن.',
  shortcutNext: 'درس بعدی',
  shortcutPrevious: 'درس قبلی',
  shortcutDone: 'تمام‌شده یا تمام‌نشده',
  shortcutHelp: 'همین راهنما',

  notes: 'یادداشت من',
  courseNotes: 'یادداشت‌های این دوره',
  notesHint: 'فقط شما آن را می‌بینید؛ روی همین دستگاه می‌ماند.',
  noNotes: 'هنوز برای درسی از این دوره یادداشتی ننوشته‌اید.',
  saved: 'ذخیره شد.',
  saving: 'در حال ذخیره…',
  unkept: 'حافظه‌ی مرورگر پر است و این یادداشت ذخیره نشد. پیش از بستن صفحه، آن را جای دیگری کپی کنید.',
  /** The message about a note that was edited in two tabs at once. */
  merged: 'این یادداشت در زبانه‌ی دیگری هم نوشته شد؛ هر دو متن ماند.',
  print: 'چاپ',
  download: 'دانلود یادداشت‌ها (Markdown)',
  noteFile: (course: string) => `یادداشت‌های ${course}.md`,
  notesOf: (course: string) => `یادداشت‌های دوره: ${course}`,

  save: 'نشان کردن دوره',
  saveOf: (title: string) => `نشان کردن دوره: ${title}`,
  savedCourses: 'دوره‌های نشان‌شده',
  logInToSave: 'برای نشان کردن دوره وارد شوید.',
  related: 'دوره‌های دیگر این دپارتمان',
  share: 'اشتراک‌گذاری',
  shareOf: (title: string) => `اشتراک‌گذاری: ${title}`,
  copied: 'لینک کپی شد.',
  copyFailed: 'لینک کپی نشد؛ آن را از نوار نشانی مرورگر کپی کنید.',

  purchases: 'خریدهای این دستگاه',
  purchasesNote: 'این فهرست فقط خریدهایی را نشان می‌دهد که با همین دستگاه انجام داده‌اید یا از فایل افزوده‌اید.',
  boughtFor: (title: string, amount: number) => `«${title}»${amount > 0 ? ' به مبلغ ' : '، '}${formatPrice(amount)}`,
  justBought: (count: number) => (count > 1 ? 'این دوره‌ها خریده شدند' : 'این دوره خریده شد'),
  notBought: 'خریده نشد',
  toSyllabus: 'رفتن به سرفصل‌ها',

  device: 'داده‌های یادگیری روی این دستگاه',
  deviceNote: `پیشرفت درس‌ها،${NOTES} دوره‌های نشان‌شده و فهرست خریدها فقط روی همین دستگاه‌اند.`,
  erase: 'پاک کردن داده‌های من',
  eraseForGood: 'پاک کردن برای همیشه',
  eraseQuestion: `درس‌های تمام‌شده،${NOTES} دوره‌های نشان‌شده، فهرست خریدها و دوره‌هایی که برای مطالعه‌ی بدون اینترنت نگه داشته‌اید برای همیشه از این دستگاه پاک می‌شوند. اگر دوره‌ی خصوصی ساخته‌اید، لینک آن هم پاک می‌شود. دوره‌هایی که خریده‌اید در حساب شما می‌مانند.`,
  erased: 'داده‌های شما از این دستگاه پاک شدند.',
  notErased: 'مرورگر نگذاشت همه‌ی داده‌ها پاک شوند. دوباره تلاش کنید.',
} as const;
