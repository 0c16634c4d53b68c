import { departments as known } from '../../../brand/brand.ts';
import { formatNumber } from '../format.ts';

/** The departments in the header's panel, on cards and on their pages (product §2). */
export const departments = {
  /** The page title until the department has loaded. */
  page: 'دپارتمان',
  /** The built-in departments, in the order of the filter panel. */
  names: known.map(({ name }) => name),
  listFailed: 'خطا در بارگذاری دپارتمان‌ها',
  /** `message` is the server's message. Null if the server sent none. */
  failed: (message: string | null) => `دپارتمان بارگذاری نشد${message === null ? '.' : `: ${message}`}`,
  error: 'خطا',
  noCourses: 'این دپارتمان هنوز دوره‌ای ندارد.',
  empty: 'هنوز دپارتمانی نداریم.',
  courses: 'دوره‌های این دپارتمان',
  /** For example, «۵ دوره · ۱ رایگان». A lone Persian zero looks like a dot, so no courses have their own text. */
  size: (count: number, free = 0) =>
    count === 0 ? 'هنوز بدون دوره' : `${formatNumber(count)} دوره${free > 0 ? ` · ${formatNumber(free)} رایگان` : ''}`,
  images: 'تصویرهای دپارتمان',
  /** The alternative text of a department's picture. `number` is counted from one. */
  image: (name: string, number: number) => `تصویر ${formatNumber(number)} از ${name}`,
  /** The read-more link's label for screen readers. */
  readMoreOf: (name: string) => `بیشتر بخوانید: ${name}`,
} as const;
