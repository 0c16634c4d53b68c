import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, OptionalText, Price, rowsOf, Text } from './schemas.ts';

/** A course as the API gives it (product §3). Prices in rials; a price of 0 or null is free. */
export const Course = z.object({
  id: Id,
  title: Text,
  cover: OptionalText,
  department_name: OptionalText,
  department: z.optional(z.nullable(Id)),
  price: Price,
  amount_with_discount: Price,
  description: OptionalText,
  status: z.optional(z.nullable(z.string())),
});
export type Course = z.output<typeof Course>;

const Rials = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d+$/))]),
  z.transform((value) => Number(value)),
);

/** What the course list can be narrowed by; only what is set is sent (product §5). */
export const CourseFilters = z.object({
  department: z.optional(z.string()),
  is_free: z.optional(z.literal('true')),
  price_min: z.optional(Rials),
  price_max: z.optional(Rials),
  sort: z.optional(z.enum(['price', '-price', 'title'])),
});
export type CourseFilters = z.input<typeof CourseFilters>;

/** A new course as its form sends it; only fields that are filled in (product §5). */
export const NewCourse = z.object({
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  price: Rials,
  amount_with_discount: z.optional(Rials),
  department: z.optional(z.string()),
  status: z.optional(z.enum(['private', 'public'])),
  cover: z.optional(z.instanceof(Blob)),
});
export type NewCourse = z.input<typeof NewCourse>;

/** product §7; answered for development by `mocks/handlers/courses.ts`. */
export const coursesApi = {
  list: endpoint('GET', '/courses/', { query: CourseFilters, response: rowsOf(Course) }),
  read: endpoint('GET', '/courses/:id/', { response: Course }),
  create: endpoint('POST', '/courses/create/', {
    auth: 'required',
    form: NewCourse,
    success: 201,
    // The status alone says that it succeeded.
    response: z.unknown(),
    owes: Course,
  }),
};
