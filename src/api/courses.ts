import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Filled, Id, OptionalText, Price, rowsOf, Text } from './schemas.ts';

/** A course (product §3). Prices are in rials. A missing price becomes null. */
export const Course = v.object({
  id: Id,
  title: Text,
  cover: OptionalText,
  department_name: OptionalText,
  department: v.nullish(Id),
  price: Price,
  amount_with_discount: Price,
  description: OptionalText,
  /** An unknown status becomes null. */
  status: v.fallback(v.nullish(v.picklist(['private', 'public'])), null),
});
export type Course = v.InferOutput<typeof Course>;

const Rials = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/))]), v.transform(Number));

/** The filters of the course list. Only filters that are set are sent (product §5). */
export const CourseFilters = v.object({
  department: v.optional(v.string()),
  is_free: v.optional(v.literal('true')),
  price_min: v.optional(Rials),
  price_max: v.optional(Rials),
  sort: v.optional(v.picklist(['price', '-price', 'title'])),
});
export type CourseFilters = v.InferInput<typeof CourseFilters>;

/** A new course. Only filled fields are sent (product §5). */
export const NewCourse = v.object({
  title: Filled,
  description: Filled,
  price: Rials,
  amount_with_discount: v.optional(Rials),
  department: v.optional(v.string()),
  status: v.optional(v.picklist(['private', 'public'])),
  cover: v.optional(v.instance(Blob)),
});
export type NewCourse = v.InferInput<typeof NewCourse>;

/** The endpoints of courses (product §7). `mocks/handlers/courses.ts` mocks them. */
export const coursesApi = {
  list: endpoint('GET', '/courses/', { query: CourseFilters, response: rowsOf(Course) }),
  read: endpoint('GET', '/courses/:id/', { auth: 'optional', response: Course }),
  create: endpoint('POST', '/courses/create/', {
    auth: 'required',
    form: NewCourse,
    success: 201,
    // The status alone indicates success, so any body is accepted.
    response: v.unknown(),
    owes: Course,
  }),
};

/**
 * The endpoint that reads a course without a token, as a visitor does. For a private course, the server responds with
 * 404 (product §6).
 */
export const publicCourse = { ...coursesApi.read, auth: 'none' } as const;
