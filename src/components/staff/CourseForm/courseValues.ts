import type { NewCourse } from '../../../api/courses.ts';
import { fa } from '../../../text/fa.ts';
import { parsePrice } from '../../form/PriceField/parsePrice.ts';

/** Nothing typed or selected yet; prices as they are typed, in rials, the department by its id. */
export const blankCourse = {
  title: '',
  description: '',
  price: '',
  amount_with_discount: '',
  department: '',
  status: '',
};
export type CourseTexts = typeof blankCourse;

/** The fields of the course form. */
export type CourseFields = CourseTexts & { cover: File | null };

const statuses = ['private', 'public'] as const;

/** Each rule gives the message to show, or null where the value is fine (product §5). */
export const courseRules = {
  title: (title: string) => (title.trim() === '' ? fa.addCourse.titleRequired : null),
  description: (description: string) => (description.trim() === '' ? fa.addCourse.descriptionRequired : null),
  price: (price: string) => (parsePrice(price) === null ? fa.addCourse.priceRequired : null),
};

/** Would a course cost more with its discount than without? It would be charged as it is. */
export function isAbovePrice({ price, amount_with_discount }: CourseTexts): boolean {
  return (parsePrice(amount_with_discount) ?? 0) > (parsePrice(price) ?? Infinity);
}

/** The course to send: only what is filled in, prices as numbers (product §5). */
export function newCourseOf(fields: CourseFields): NewCourse {
  const discounted = parsePrice(fields.amount_with_discount);
  const status = statuses.find((known) => known === fields.status);
  return {
    title: fields.title.trim(),
    description: fields.description.trim(),
    price: parsePrice(fields.price) ?? 0,
    ...(discounted !== null && { amount_with_discount: discounted }),
    ...(fields.department !== '' && { department: fields.department }),
    ...(status && { status }),
    ...(fields.cover && { cover: fields.cover }),
  };
}
