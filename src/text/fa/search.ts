import { blog, shortName } from '../../../brand/brand.ts';
import { formatNumber } from '../format.ts';

/** The search across the whole site (product §10). */
export const search = {
  title: `جستجو در ${shortName}`,
  field: blog ? 'دوره، دپارتمان یا مقاله…' : 'دوره یا دپارتمان…',
  courses: 'دوره‌ها',
  departments: 'دپارتمان‌ها',
  articles: 'مقاله‌ها',
  hint: `دپارتمان‌ها${blog ? '، دوره‌ها و مقاله‌ها' : ' و دوره‌ها'} را با نامشان پیدا کنید.`,
  none: 'چیزی با این نام پیدا نشد.',
  found: (count: number) => `${formatNumber(count)} نتیجه`,
  failed: 'بخشی از فهرست‌ها باز نشد؛ نتیجه‌ها کامل نیستند.',
} as const;
