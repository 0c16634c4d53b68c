import { departments } from './departments.ts';
import type { CourseSeed } from './types.ts';

const TOPICS = ['کارگاه', 'تمرین و پرسش', 'آشنایی', 'مرور', 'پروژه‌ی عملی', 'پرسش‌های آزمون', 'گفت‌وگو با مدرس'];
const LEVELS = ['از صفر', 'برای نوجوانان', 'گام‌به‌گام', 'در یک آخر هفته', 'پیشرفته', 'برای مدرسان'];
/** Prices are 0 to 4,000,000 rials, in steps of 100,000. */
const STEP = 100_000;
const PRICES = 41;

const digits = new Intl.NumberFormat('fa-IR', { useGrouping: false });

/** Returns a pseudorandom integer from 0 to `count - 1`, which depends only on `id` and `salt`. */
const chosen = (id: number, salt: number, count: number) => (Math.imul(id + salt * 7919, 2_654_435_761) >>> 16) % count;

/** Generates a course of the scenario `huge`. */
export function madeUpCourse(id: number): CourseSeed {
  const { slug, name } = departments[chosen(id, 1, departments.length)] ?? { slug: 'math' as const, name: '' };
  const [topic, level] = [TOPICS[chosen(id, 2, TOPICS.length)], LEVELS[chosen(id, 3, LEVELS.length)]];
  return {
    department: slug,
    title: `${name}: ${topic}، ${level} ${digits.format(id)}`,
    description: '',
    price: chosen(id, 4, PRICES) * STEP,
    status: 'public',
    chapters: [],
  };
}
