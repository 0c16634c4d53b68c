import { coursesApi, publicCourse, type Course } from '../api/courses.ts';
import { ApiError } from '../api/errors.ts';
import type { Tries } from '../api/retries.ts';
import { isOnline } from '../lib/online.ts';
import { useData } from './DataProvider.tsx';
import { keptCourses } from './kept.ts';
import { useAnswer, type Answer } from './useEndpoint.ts';

/** The maximum number of parallel requests. */
const AT_ONCE = 4;

/** The unknown data of a bought course that the server hides, for example because it has become private. */
const HIDDEN = {
  cover: null,
  department_name: null,
  price: null,
  amount_with_discount: null,
  description: null,
  status: null,
} satisfies Partial<Course>;

interface Found {
  courses: Course[];
  /** The error of a request for a course that could not be loaded. */
  failure: ApiError | undefined;
}

/**
 * Returns the courses with these ids, from the cached list. Missing courses are requested by id without a token, four
 * at a time (product §7). The first error other than 404 stops the requests. The result contains the courses that have
 * loaded, and `error` if a request failed. A course that does not load is replaced by its stored version (product §11).
 * After a 404, a course that is not stored has only the title that `titleOf` returns. Offline, courses are not requested
 * by id, because the requests would wait for the connection.
 */
export function usePurchasedCourses(ids: readonly string[], titleOf: (id: string) => string): Answer<Course[]> {
  const { client, courseCache } = useData();

  async function find(tries: Tries): Promise<Found> {
    const online = isOnline();
    const listed = courseCache.read()?.courses ?? (online ? [] : await client.call(coursesApi.list, {}, tries));
    const kept = keptCourses()
      .getState()
      .courses.map(({ course }) => course);
    const found = new Map([...kept, ...listed].map((course) => [course.id, course]));
    const missing = online ? ids.filter((id) => !listed.some((course) => course.id === id)) : [];
    let failure: ApiError | undefined;
    async function work() {
      for (let id = missing.shift(); id !== undefined && !failure; id = missing.shift()) {
        try {
          found.set(id, await client.call(publicCourse, { params: { id } }, tries));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (error.isNotFound) found.set(id, found.get(id) ?? { ...HIDDEN, id, title: titleOf(id) });
          else failure ??= error;
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const courses = ids.flatMap((id) => found.get(id) ?? []);
    if (courses.length === 0) failure ??= new ApiError('offline');
    if (failure && (courses.length === 0 || failure.kind === 'aborted')) throw failure;
    return { courses, failure };
  }

  const { data, error, ...answer } = useAnswer(ids.length === 0 ? null : ['purchased courses', ids, null], find);
  return { ...answer, data: ids.length === 0 ? [] : data?.courses, error: error ?? data?.failure };
}
