import { formatNumber } from '../format.ts';

/** Syllabus and lessons (product §2). */
export const study = {
  syllabusTitle: 'سرفصل‌های دوره',
  noChapters: 'فصلی برای این دوره ثبت نشده است.',
  noLessons: 'درسی برای این فصل ثبت نشده است.',
  chaptersFailed: 'فصل‌ها باز نشدند. لطفاً دوباره تلاش کنید.',
  logInFirst: 'برای دیدن سرفصل‌ها وارد شوید.',
  logInForLesson: 'برای دیدن درس وارد شوید.',
  toSyllabus: 'بازگشت به سرفصل‌ها',
  syllabusOf: (title: string) => `سرفصل‌های دوره: ${title}`,
  previousLesson: 'درس قبلی',
  nextLesson: 'درس بعدی',
  otherLessons: 'درس قبلی و بعدی',
  lesson: 'درس',
  lessonLoaded: 'درس باز شد.',
  lessonNotFound: 'درس پیدا نشد.',
  lessonGone: 'شاید این درس حذف یا جابه‌جا شده باشد.',
  lessonFailed: 'درس باز نشد.',
  play: 'پخش ویدیو',
  playAgain: 'پخش از اول',
  noVideo: 'این درس ویدیو ندارد.',
  noDescription: 'توضیحاتی برای این درس ثبت نشده است.',
  /** Chapter `number`, counted from one. */
  chapter: (number: number) => `فصل ${formatNumber(number)}`,
  videoOf: (title: string) => `ویدیوی درس ${title}`,
  lessonDescription: 'توضیح درس',
} as const;
