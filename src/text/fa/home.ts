import { departments, promise, promiseLead } from '../../../brand/brand.ts';
import { formatNumber, numberWord } from '../format.ts';

/** The home page (product §2). */
export const home = {
  recommended: 'دوره‌های پیشنهادی',
  noRecommended: 'فعلاً دوره‌ای برای پیشنهاد نداریم.',
  slider: 'دسته‌بندی دوره‌ها',
  /** The label of the dot with this number, counted from one. */
  slide: (number: number) => `نمایش اسلاید ${formatNumber(number)}`,
  previousSlide: 'اسلاید قبلی',
  nextSlide: 'اسلاید بعدی',
  pauseSlider: 'توقف نمایش خودکار',
  playSlider: 'شروع نمایش خودکار',
  /** The heading above the upcoming lessons. */
  ahead: 'درس‌های بعدی',
  allCourses: 'دیدن همه‌ی دوره‌ها',
  /** The text of each slide, in the order of the departments. */
  slideTexts: departments.map(({ text }) => text),
  /** The second line of the headline. The first is `promiseUncounted` until the counts load, then `promiseCounts`. */
  promise,
  promiseCounts: (courses: number, departments: number) =>
    `${formatNumber(courses)}\u00a0دوره‌ی ویدیویی فارسی\nدر ${formatNumber(departments)}\u00a0دپارتمان،`,
  promiseUncounted: 'دوره‌های ویدیویی فارسی\nدر چند دپارتمان،',
  promiseLead,
  chooseCourse: 'انتخاب دوره',
  freeCourses: 'دوره‌های رایگان',
  slideLink: 'دیدن دوره‌ها',
  /** The label of a slide's link for screen readers. */
  slideLinkOf: (department: string) => `دیدن دوره‌ها: ${department}`,
  departmentsLead: (count: number) =>
    `راه خود را از ${count > 1 ? `یکی از این ${numberWord(count)}` : 'این'} دپارتمان شروع کنید.`,
} as const;
