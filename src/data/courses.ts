import { coursesApi, publicCourse, type Course, type CourseFilters } from '../api/courses.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { isStaff } from '../session/storedUser.ts';
import { useCached, useData, usePartial } from './DataProvider.tsx';
import { useDepartments } from './departments.ts';
import { useEndpoint, type Answer } from './useEndpoint.ts';

/**
 * Returns the courses that match `filters`. Without filters, the list may come from the browser session's cache
 * (product §4). If `filters` is null, no request is sent.
 */
export function useCourses(filters: CourseFilters | null = {}): Answer<Course[]> {
  const { courseCache } = useData();
  const cached = useCached();
  const isWhole = filters !== null && Object.keys(filters).length === 0;
  // If only the first rows were prerendered, the session's cache is not used, so that the whole list is requested.
  const isPartial = usePartial(cached(coursesApi.list, { query: {} })?.data);
  const kept = isWhole && !isPartial ? courseCache.read() : null;
  return useEndpoint(coursesApi.list, filters && { query: filters }, {
    revalidateOnFocus: false,
    ...(kept && { fallbackData: kept.courses, revalidateOnMount: !kept.fresh, revalidateIfStale: !kept.fresh }),
    onSuccess: (courses) => {
      if (isWhole) courseCache.write(courses);
    },
  });
}

/** Returns all courses. While `isAsked` is false, the list is undefined, and no request is sent. */
export function useCatalogue(isAsked: boolean): Course[] | undefined {
  const { data } = useCourses(isAsked ? {} : null);
  return usePartial(data) ? undefined : data;
}

/**
 * Returns all courses and departments, for pages that count them. Undefined until both have loaded, or if one list is
 * empty.
 */
export function useWhole() {
  const { data: courses = [] } = useCourses();
  const { data: departments = [] } = useDepartments();
  return usePartial(courses) || !courses[0] || !departments[0] ? undefined : { courses, departments };
}

/**
 * Returns one course by its id (product §2, course page). If `id` is null, no request is sent. For staff, the token is
 * sent, because they may read private courses. If the public version is cached, no token is sent (product 7.2).
 */
export function useCourse(id: string | null): Answer<Course> {
  const { user } = useSession();
  const input = id === null ? null : { params: { id } };
  const known = useCached()(publicCourse, { params: { id: id ?? '' } });
  const isKnown = known?.data !== undefined && !known.error?.isNotFound;
  return useEndpoint(isStaff(user) && !isKnown ? coursesApi.read : publicCourse, input);
}
