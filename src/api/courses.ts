import * as z from 'zod/mini';
import { Course } from './courseSchema.ts';
import { endpoint } from './endpoint.ts';
import { rowsOf } from './schemas.ts';
import { useApi, useEndpoint, type Answer } from './swr.tsx';

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
  sort: z.optional(z.string()),
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
  }),
};

/** The courses that match `filters`; without filters, the list kept for this browser session (product §4). */
export function useCourses(filters: CourseFilters = {}): Answer<Course[]> {
  const { courseCache } = useApi();
  const isWhole = Object.values(filters).every((value) => value === undefined);
  const kept = isWhole ? courseCache.read() : null;
  return useEndpoint(
    coursesApi.list,
    { query: filters },
    {
      // The kept list comes before the one that was shown last.
      keepPreviousData: kept === null,
      revalidateOnFocus: false,
      ...(kept && { fallbackData: kept.courses, revalidateOnMount: !kept.fresh, revalidateIfStale: !kept.fresh }),
      onSuccess: (courses) => {
        if (isWhole) courseCache.write(courses);
      },
    },
  );
}

/** One course by its id (product §2, course purchase detail). */
export function useCourse(id: string): Answer<Course> {
  return useEndpoint(coursesApi.read, { params: { id } });
}
