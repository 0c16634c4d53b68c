import { formatClock, formatNumber, formatPrice } from './format.ts';

// Apart from fa.ts, so that only the pages that one studies on load these texts.

/** What the pages for studying say (product §10). */
export const learningText = {
  /** «۳ از ۱۲ درس» */
  progress: (done: number, total: number) => `${formatNumber(done)} از ${formatNumber(total)} درس`,
  allDone: 'همه‌ی درس‌ها تمام شد',
  /** «درس ۳ از ۱۲» */
  lessonOf: (number: number, total: number) => `درس ${formatNumber(number)} از ${formatNumber(total)}`,
  /** «۴ فصل · ۱۲ درس» */
  size: (chapters: number, lessons: number) => `${formatNumber(chapters)} فصل · ${formatNumber(lessons)} درس`,
  chapterLessons: (done: number, total: number) =>
    done > 0 ? `${formatNumber(done)} از ${formatNumber(total)} درس` : `${formatNumber(total)} درس`,
  done: 'تمام‌شده',

  start: 'شروع',
  resume: 'ادامه',
  resumeWith: (lesson: string) => `ادامه: ${lesson}`,
  /** The way on in a course: to the lesson of this title, or to its syllabus where none is left or known. */
  step(lesson: string | undefined, isNew: boolean): string {
    if (lesson === undefined) return isNew ? learningText.start : learningText.toSyllabus;
    return isNew ? `${learningText.start}: ${lesson}` : learningText.resumeWith(lesson);
  },
  continueTitle: 'ادامه‌ی یادگیری',
  yourCourses: 'دوره‌های شما',
  notStarted: 'هنوز آغاز نشده',

  outline: 'فهرست درس‌ها',
  closeOutline: 'بستن فهرست درس‌ها',
  markDone: 'این درس را تمام کردم',
  /** The label of the link to the course of a lesson. */
  backTo: (course: string) => `بازگشت به سرفصل‌ها: ${course}`,
  breadcrumb: 'جای این درس',

  finished: 'این آخرین درس دوره بود.',
  finishedAll: 'همه‌ی درس‌های این دوره را تمام کردید.',
  left: (count: number) => `${formatNumber(count)} درس هنوز تمام نشده است.`,
  toUndone: (title: string) => `رفتن به درس تمام‌نشده: ${title}`,
  nextCourse: 'دوره‌ی بعدی شما',
  recommendedCourse: 'شاید این دوره را بپسندید',

  whatYouGet: 'با خرید این دوره',
  gains: [
    'همه‌ی فصل‌ها و درس‌های دوره برای شما باز می‌شود.',
    'از هر درس که بخواهید ادامه می‌دهید و درس‌های تمام‌شده را علامت می‌زنید.',
    'برای هر درس یادداشت خود را می‌نویسید.',
  ],
  buy: 'خرید دوره',

  resumeVideo: (seconds: number) => `ادامه از ${formatClock(seconds * 1000)}`,
  resumeText: 'ادامه‌ی خواندن از جایی که بودید',

  shortcuts: 'میان‌برهای صفحه‌کلید',
  shortcutsOn: 'میان‌برها روشن باشند',
  shortcutsNote: 'میان‌برها در صفحه‌ی درس کار می‌کنند، جز هنگام نوشتن.',
  shortcutNext: 'درس بعدی',
  shortcutPrevious: 'درس قبلی',
  shortcutDone: 'تمام کردم / برداشتن علامت',
  shortcutHelp: 'همین راهنما',

  notes: 'یادداشت من',
  courseNotes: 'یادداشت‌های این دوره',
  notesHint: 'تنها شما و روی همین دستگاه می‌بینید.',
  noNotes: 'هنوز برای درسی از این دوره یادداشتی ننوشته‌اید.',
  saved: 'ذخیره شد.',
  saving: 'در حال ذخیره…',
  print: 'چاپ',
  download: 'دریافت فایل Markdown',
  noteFile: (course: string) => `یادداشت‌های ${course}.md`,
  notesOf: (course: string) => `یادداشت‌های دوره: ${course}`,

  save: 'نگه‌داشتن دوره',
  saveOf: (title: string) => `نگه‌داشتن دوره: ${title}`,
  savedCourses: 'دوره‌های نگه‌داشته',
  logInToSave: 'برای نگه‌داشتن دوره وارد شوید.',
  related: 'دوره‌های دیگر این دپارتمان',
  share: 'هم‌رسانی',
  shareOf: (title: string) => `هم‌رسانی: ${title}`,
  copied: 'پیوند رونوشت شد.',
  copyFailed: 'پیوند رونوشت نشد. نشانی صفحه را از نوار مرورگر بردارید.',

  purchases: 'خریدهای این دستگاه',
  purchasesNote: 'این فهرست تنها خریدهایی را نشان می‌دهد که با همین دستگاه انجام داده‌اید.',
  purchaseDate: 'تاریخ',
  purchaseAmount: 'مبلغ',
  purchaseCourse: 'دوره',
  boughtFor: (title: string, amount: number) => `«${title}» به مبلغ ${formatPrice(amount)}`,
  justBought: 'خریدهای تازه‌ی شما',
  notBought: 'خریده نشد',
  toSyllabus: 'رفتن به سرفصل‌ها',

  device: 'داده‌های یادگیری روی این دستگاه',
  deviceNote:
    'درس‌های تمام‌شده، یادداشت‌ها، جای شما در ویدیوها، دوره‌های نگه‌داشته و فهرست خریدها روی همین دستگاه نگه داشته می‌شوند و به دستگاه دیگر نمی‌روند.',
  erase: 'پاک کردن داده‌های من',
  eraseQuestion:
    'درس‌های تمام‌شده، یادداشت‌ها، دوره‌های نگه‌داشته و فهرست خریدهای شما از این دستگاه پاک می‌شوند و بازگشتی ندارد. دوره‌هایی که خریده‌اید از آن شما می‌مانند.',
  erased: 'داده‌های شما از این دستگاه پاک شد.',
} as const;

/** What the search of the whole site says (product §10). */
export const searchText = {
  title: 'جستجو در آکادمی',
  field: 'دوره، دپارتمان یا مقاله…',
  courses: 'دوره‌ها',
  departments: 'دپارتمان‌ها',
  articles: 'مقاله‌ها',
  hint: 'در عنوان دوره‌ها، دپارتمان‌ها و مقاله‌ها جستجو می‌شود.',
  none: 'چیزی با این نام پیدا نشد.',
  found: (count: number) => `${formatNumber(count)} نتیجه`,
  failed: 'بخشی از فهرست‌ها بارگذاری نشد؛ نتیجه‌ها کامل نیستند.',
} as const;
