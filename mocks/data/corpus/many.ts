import { chance } from '../chance.ts';
import { departments } from './departments.ts';
import type { CourseSeed } from './types.ts';

const TOPICS = ['کارگاه', 'تمرین و پرسش', 'آشنایی', 'مرور', 'پروژه‌ی عملی', 'پرسش‌های آزمون', 'گفت‌وگو با استاد'];
const LEVELS = ['از صفر', 'برای نوجوانان', 'گام به گام', 'در یک آخر هفته', 'پیشرفته', 'برای مدرسان'];

const digits = new Intl.NumberFormat('fa-IR', { useGrouping: false });

/** One of the many courses of the huge world; it hangs on its id alone, so that no other course changes with it. */
export function madeUpCourse(id: number): CourseSeed {
  const pick = (what: string, from: number) => Math.floor(chance(id, what) * from);
  const { slug, name } = at(departments, id % departments.length);
  const topic = at(TOPICS, pick('topic', TOPICS.length));
  const level = at(LEVELS, pick('level', LEVELS.length));
  return {
    department: slug,
    title: `${name}: ${topic}، ${level} ${digits.format(id)}`,
    description: '',
    price: pick('price', 41) * 100_000,
    status: 'public',
    chapters: [],
  };
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index}`);
  return item;
}
