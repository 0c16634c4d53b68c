import { faker } from '@faker-js/faker/locale/fa';
import { departments } from './departments.ts';
import type { CourseSeed } from './types.ts';

const TOPICS = ['کارگاه', 'تمرین و پرسش', 'آشنایی', 'مرور', 'پروژه‌ی عملی', 'پرسش‌های آزمون', 'گفت‌وگو با استاد'];
const LEVELS = ['از صفر', 'برای نوجوانان', 'گام به گام', 'در یک آخر هفته', 'پیشرفته', 'برای مدرسان'];

const digits = new Intl.NumberFormat('fa-IR', { useGrouping: false });

/** One of the many courses of the huge world; seeded by its id alone, so that no other course changes with it. */
export function madeUpCourse(id: number): CourseSeed {
  faker.seed(id);
  const { slug, name } = faker.helpers.arrayElement(departments);
  const topic = faker.helpers.arrayElement(TOPICS);
  const level = faker.helpers.arrayElement(LEVELS);
  return {
    department: slug,
    title: `${name}: ${topic}، ${level} ${digits.format(id)}`,
    description: '',
    price: faker.number.int({ max: 4_000_000, multipleOf: 100_000 }),
    status: 'public',
    chapters: [],
  };
}
