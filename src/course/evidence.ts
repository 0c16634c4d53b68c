import type { Course } from '../api/courses.ts';
import { fa } from '../text/fa.ts';
import { courseTitle } from './title.ts';
import { amountOf, savingOf } from './price.ts';

/** One fact about a course, as a sentence. The icon beside the sentence depends on `kind`. */
export interface Evidence {
  kind: 'owned' | 'saving' | 'price' | 'free' | 'department';
  text: string;
  /** Only for the kind `department`: the number of courses in the department. */
  count?: number;
}

const MOST = 3;

/**
 * Returns facts about a course, the most personal first (product §2, course page). The first facts, at most three, are
 * about an owned course of the same department, the discount, and prices. If the department has other courses, the last
 * fact is the department's size.
 */
export function evidenceOf(course: Course, courses: readonly Course[], purchased: readonly string[]): Evidence[] {
  const department = course.department_name;
  const others = courses.filter(
    ({ id, department_name, status }) =>
      department !== null && department_name === department && id !== course.id && status !== 'private',
  );
  const amount = amountOf(course);
  const owned = others.find(({ id }) => purchased.includes(id));
  const dearer = others.filter((other) => amountOf(other) > amount).length;
  const free = others.filter((other) => amountOf(other) === 0).length;
  // The price no longer matters to users who own the course.
  const isForSale = !purchased.includes(course.id);
  const saving = savingOf(course);
  const count = others.length + 1;
  const facts = [
    owned && { kind: 'owned' as const, text: fa.course.ownedToo(courseTitle(owned)) },
    isForSale && saving > 0 && { kind: 'saving' as const, text: fa.course.saving(saving) },
    isForSale && amount === 0 && { kind: 'free' as const, text: fa.course.freeCourse },
    // The comparison appears only if the course is cheaper than most others of its department.
    isForSale &&
      amount > 0 &&
      dearer * 2 > others.length && { kind: 'price' as const, text: fa.course.cheaperThan(dearer, others.length) },
    isForSale && amount > 0 && free > 0 && { kind: 'free' as const, text: fa.course.freeToo(free) },
  ].filter((each) => !!each);
  const size = { kind: 'department' as const, text: fa.course.oneOf(count, department ?? ''), count };
  return [...facts.slice(0, MOST), ...(count > 1 ? [size] : [])];
}
