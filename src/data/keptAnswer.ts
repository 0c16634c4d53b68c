import { useEffect } from 'react';
import useSWR from 'swr';
import type { Lesson } from '../api/study.ts';
import { clearViews } from '../offline/lastView.ts';
import { useData } from './DataProvider.tsx';
import { keptCourses } from './kept.ts';
import type { Answer } from './useEndpoint.ts';

/**
 * Returns `answer` if it has data, else the stored version. If the API denies access, returns no data, even if an
 * earlier response is cached (product §11).
 */
export function withKept<Data>(answer: Answer<Data>, kept: Data | undefined): Answer<Data> {
  if (answer.error?.isDenied) return { ...answer, data: undefined };
  if (answer.data !== undefined || kept === undefined) return answer;
  return { ...answer, data: kept, error: undefined, isLoading: false };
}

/**
 * Returns a lesson from the server, or its stored version. A response updates the stored version. If the API denies access,
 * the stored version is deleted.
 */
export function useKeptLesson(lessonId: string, answer: Answer<Lesson>): Answer<Lesson> {
  const { viewer } = useData();
  const { data: kept, mutate } = useSWR(
    viewer === null ? null : ['kept lesson', lessonId, viewer],
    () => (viewer === null ? undefined : keptCourses().lesson(viewer, lessonId)),
    { revalidateOnFocus: false },
  );
  const { data: fresh } = answer;
  const isDenied = answer.error?.isDenied === true;
  useEffect(() => {
    if (viewer === null || !kept) return;
    if (isDenied) {
      void keptCourses().dropLesson(viewer, lessonId);
      void mutate(undefined, { revalidate: false });
      void clearViews();
    } else if (fresh) void keptCourses().renew(viewer, fresh);
  }, [viewer, kept, fresh, isDenied, lessonId, mutate]);
  return withKept(answer, kept);
}
