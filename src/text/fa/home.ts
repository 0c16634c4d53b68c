import { formatNumber } from '../format.ts';

/** Home (product §2). */
export const home = {
  recommended: 'دوره‌های پیشنهادی',
  noRecommended: 'در حال حاضر دوره‌ای برای پیشنهاد وجود ندارد.',
  slider: 'دسته‌بندی دوره‌ها',
  /** The label of dot `number`, counted from one. */
  slide: (number: number) => `نمایش اسلاید ${formatNumber(number)}`,
  previousSlide: 'اسلاید قبلی',
  nextSlide: 'اسلاید بعدی',
  pauseSlider: 'توقف نمایش خودکار',
  playSlider: 'شروع نمایش خودکار',
  allCourses: 'مشاهده‌ی همه‌ی دوره‌ها',
  /** A line for each slide, in the order of the departments. */
  slideTexts: [
    'از نخستین معادله تا زیبایی اثبات، با مسئله‌هایی که گام‌به‌گام حل می‌شوند.',
    'کد بنویسید، پروژه بسازید و راه خود را تا هوش مصنوعی باز کنید.',
    'برای سفر، تحصیل و کار؛ زبان را از همان درس نخست به کار ببرید.',
    'دیدن را بیاموزید، دست را تمرین دهید و نمونه‌کار خود را بسازید.',
    'صورت‌های مالی را بخوانید و با دانش تصمیم بگیرید.',
    'بازی خود را طراحی کنید، بسازید و به دیگران نشان دهید.',
  ],
  /** What the academy is, in two lines; the first without its counts while they are not known. */
  promise: 'از نخستین درس تا پایان راه',
  promiseCounts: (courses: number, departments: number) =>
    `${formatNumber(courses)}\u00a0دوره‌ی ویدیویی فارسی در ${formatNumber(departments)}\u00a0دپارتمان،`,
  promiseUncounted: 'دوره‌های ویدیویی فارسی در شش دپارتمان،',
  promiseLead: 'درس‌های کوتاه با متن و ویدیو؛ هر وقت بخواهید، با سرعت خودتان.',
  chooseCourse: 'انتخاب دوره',
  freeCourses: 'دوره‌های رایگان',
  slideLink: 'مشاهده دوره‌ها',
  /** The slide's link, for those who do not see the slide around it. */
  slideLinkOf: (department: string) => `مشاهده دوره‌ها: ${department}`,
  departmentsLead: 'راه خود را از یکی از این شش دپارتمان آغاز کنید.',
} as const;
