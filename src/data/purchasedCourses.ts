import { useEffect } from 'react';
import useSWR from 'swr';
import { coursesApi, type Course } from '../api/courses.ts';
import { ApiError } from '../api/errors.ts';
import { useApi, type Answer } from './swr.tsx';

interface Found {
  courses: Course[];
  /** Why some of them are missing. */
  failure: ApiError | undefined;
}

/**
 * The courses with these ids, each asked for on its own and without a token (product §7). Courses that have come are given
 * even where others failed, and then `error` is set too; courses that are gone are left out.
 */
export function usePurchasedCourses(ids: readonly string[]): Answer<Course[]> {
  const { client, flights } = useApi();
  const key = ids.length === 0 ? null : (['purchased courses', ids] as const);
  const flight = JSON.stringify(key);

  const { data, error, isValidating, mutate } = useSWR<Found, ApiError, typeof key>(key, () =>
    flights.fly(flight, async (signal) => {
      const answers = await Promise.allSettled(
        ids.map((id) => client.call(coursesApi.read, { params: { id } }, { signal })),
      );
      if (signal.aborted) throw new ApiError('aborted');
      const courses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as ApiError] : []));
      const failure = failures.find(({ isNotFound }) => !isNotFound);
      if (courses.length === 0 && failure) throw failure;
      return { courses, failure };
    }),
  );
  useEffect(() => flights.board(flight), [flight, flights]);

  const isLoading = key !== null && data === undefined && (isValidating || error?.kind === 'aborted');
  return {
    data: key === null ? [] : data?.courses,
    error: isLoading ? undefined : ((error?.kind === 'aborted' ? undefined : error) ?? data?.failure),
    isLoading,
    isValidating,
    retry: () => void mutate().catch(() => undefined),
  };
}
