import { formatNumber } from '../format.ts';

/** Syllabus and lessons (product §2). */
export const study = {
  syllabusTitle: 'سرفصل‌های دوره',
  noChapters: 'فصلی برای این دوره ثبت نشده است.',
  noLessons: 'درسی برای این فصل ثبت نشده است.',
  chaptersFailed: 'مشکلی در بارگذاری فصل‌ها پیش آمد.',
  logInFirst: 'برای مشاهده‌ی سرفصل‌ها وارد شوید.',
  logInForLesson: 'برای مشاهده‌ی درس وارد شوید.',
  toSyllabus: 'بازگشت به سرفصل‌ها',
  syllabusOf: (title: string) => `سرفصل‌های دوره: ${title}`,
  previousLesson: 'درس قبلی',
  nextLesson: 'درس بعدی',
  otherLessons: 'درس قبلی و بعدی',
  lesson: 'درس',
  lessonLoaded: 'درس با موفقیت بارگذاری شد.',
  lessonNotFound: 'درس پیدا نشد.',
  lessonFailed: 'خطا در بارگذاری درس',
  play: 'پخش ویدیو',
  playAgain: 'پخش از آغاز',
  noVideo: 'ویدیویی برای این درس موجود نیست.',
  noDescription: 'توضیحاتی برای این درس ثبت نشده است.',
  /** Chapter `number`, counted from one. */
  chapter: (number: number) => `فصل ${formatNumber(number)}`,
  videoOf: (title: string) => `ویدیوی درس ${title}`,
  lessonDescription: 'توضیحات درس',
} as const;
