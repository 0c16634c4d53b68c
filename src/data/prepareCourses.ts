import { useSWRConfig } from 'swr';
import { coursesApi, type CourseFilters } from '../api/courses.ts';
import { keyOf, useData } from './DataProvider.tsx';

/**
 * Returns a function that prefetches the courses that match the given filters. The function throws `ApiError`. When
 * `signal` aborts, the request is aborted, too, unless a component waits for the response.
 */
export function usePrepareCourses() {
  const { client, courseCache, requests, viewer } = useData();
  const { mutate } = useSWRConfig();
  return async (filters: CourseFilters, signal: AbortSignal) => {
    const isKept = Object.keys(filters).length === 0 && courseCache.read() !== null;
    if (isKept) return;
    const input = { query: filters };
    const key = keyOf(coursesApi.list, input, viewer);
    const name = JSON.stringify(key);
    signal.addEventListener('abort', requests.wait(name));
    const courses = await requests.prepare(name, (tries) =>
      client.call(coursesApi.list, input, { ...tries, insist: true }),
    );
    await mutate(key, courses, { revalidate: false });
  };
}
