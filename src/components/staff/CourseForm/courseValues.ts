import type { NewCourse } from '../../../api/courses.ts';
import { isBlank } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import { parsePrice } from '../../form/PriceField/parsePrice.ts';

/** The values of the empty form. Prices are strings, in the brand's currency. The department is an id. */
export const blankCourse = {
  title: '',
  description: '',
  price: '',
  amount_with_discount: '',
  department: '',
  status: '',
};
export type CourseTexts = typeof blankCourse;

export type CourseFields = CourseTexts & { cover: File | null };

/** The options of the status field. */
export const statuses = [
  { value: 'private', label: fa.addCourse.private },
  { value: 'public', label: fa.addCourse.public },
] as const;

/** Validation rules. Each returns a message, or null for a valid value (product §5). */
export const courseRules = {
  title: (title: string) => (isBlank(title) ? fa.addCourse.titleRequired : null),
  description: (description: string) => (isBlank(description) ? fa.addCourse.descriptionRequired : null),
  price: (price: string) => (parsePrice(price) === null ? fa.addCourse.priceRequired : null),
  // Enter and the button do not blur the field, so `PriceField` may not have refused the text.
  amount_with_discount: (amount: string) =>
    isBlank(amount) || parsePrice(amount) !== null ? null : fa.forms.digitsOnly(amount.trim()),
};

/** Returns whether the discounted price is above the price. The form then shows a warning but can be sent anyway. */
export function isAbovePrice({ price, amount_with_discount }: CourseTexts): boolean {
  return (parsePrice(amount_with_discount) ?? 0) > (parsePrice(price) ?? Infinity);
}

/** Returns the course to send. It has only the fields that are filled in, and its prices are in rials (product §5). */
export function newCourseOf(fields: CourseFields): NewCourse {
  const discounted = parsePrice(fields.amount_with_discount);
  const status = statuses.find(({ value }) => value === fields.status)?.value;
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

/** Returns whether `texts` match `course`, apart from its cover (product §4, drafts). */
export function isCourseOf(texts: Partial<CourseTexts>, course: NewCourse): boolean {
  const { cover: _, ...sent } = course;
  return JSON.stringify(newCourseOf({ ...blankCourse, ...texts, cover: null })) === JSON.stringify(sent);
}
