import type { Course } from '../api/courses.ts';

/** Both prices of a course in rials. */
export type Prices = Pick<Course, 'price' | 'amount_with_discount'>;

/** Returns the amount charged for a course, in rials: the discounted price, else the price, else 0 (product §4). */
export function amountOf(course: Prices): number {
  return course.amount_with_discount ?? course.price ?? 0;
}

/** Returns the highest amount charged for any of the courses, in rials. 0 if there are no courses. */
export function dearestOf(courses: readonly Prices[]): number {
  return courses.reduce((most, course) => Math.max(most, amountOf(course)), 0);
}

/** Returns whether the discounted price is below the price. Any other discounted price is an error in the data. */
export function isDiscounted({ price, amount_with_discount }: Prices): boolean {
  return price !== null && amount_with_discount !== null && amount_with_discount < price;
}

/** Returns the discount in rials. 0 if there is none. */
export function savingOf(course: Prices): number {
  return isDiscounted(course) ? (course.price ?? 0) - amountOf(course) : 0;
}

/** Returns the discount in whole percent. 0 if there is none, or if it is below one percent. */
export function discountOf(course: Prices): number {
  return Math.floor((savingOf(course) * 100) / (course.price || 1));
}
