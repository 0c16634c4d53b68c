import { publicCourse, type Course } from '../api/courses.ts';
import { ApiError } from '../api/errors.ts';
import type { Tries } from '../api/retries.ts';
import { useData } from './DataProvider.tsx';
import { useAnswer, type Answer } from './useEndpoint.ts';

/** The maximum number of parallel requests. */
const AT_ONCE = 4;

interface Found {
  courses: Course[];
  /** The error of a request for a course that could not be loaded. */
  failure: ApiError | undefined;
}

/**
 * Returns the courses with these ids, from the cached list. Missing courses are requested by id without a token, four
 * at a time (product §7). The first error other than 404 stops the requests. The result contains the courses that have
 * loaded, and `error` if a request failed.
 */
export function usePurchasedCourses(ids: readonly string[]): Answer<Course[]> {
  const { client, courseCache } = useData();

  async function find(tries: Tries): Promise<Found> {
    const found = new Map(courseCache.read()?.courses.map((course) => [course.id, course]));
    const missing = ids.filter((id) => !found.has(id));
    let failure: ApiError | undefined;
    const isOver = () => failure !== undefined && !failure.isNotFound;
    async function work() {
      for (let id = missing.shift(); id !== undefined && !isOver(); id = missing.shift()) {
        try {
          found.set(id, await client.call(publicCourse, { params: { id } }, tries));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (!isOver()) failure = error;
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const courses = ids.flatMap((id) => found.get(id) ?? []);
    if (failure && (courses.length === 0 || failure.kind === 'aborted')) throw failure;
    return { courses, failure };
  }

  const { data, error, ...answer } = useAnswer(ids.length === 0 ? null : ['purchased courses', ids, null], find);
  return { ...answer, data: ids.length === 0 ? [] : data?.courses, error: error ?? data?.failure };
}
