import { coursesApi, type Course, type CourseFilters } from '../api/courses.ts';
import { useApi, useEndpoint, type Answer } from './swr.tsx';

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

/** One course by its id (product §2, course purchase detail); null asks for none. */
export function useCourse(id: string | null): Answer<Course> {
  return useEndpoint(coursesApi.read, id === null ? null : { params: { id } });
}
