import { useEffect } from 'react';
import useSWR from 'swr';
import type { Lesson } from '../api/study.ts';
import { clearViews } from '../offline/lastView.ts';
import { useData } from './DataProvider.tsx';
import { keptCourses } from './kept.ts';
import type { Answer } from './useEndpoint.ts';

const isRefusal = (status = 0) => status === 403 || status === 404;

/**
 * Returns `answer` if it has data, else the stored version. After a refusal (403 or 404), returns no data, even if an
 * earlier response is cached (product §11).
 */
export function withKept<Data>(answer: Answer<Data>, kept: Data | undefined): Answer<Data> {
  if (isRefusal(answer.error?.status)) return { ...answer, data: undefined };
  if (answer.data !== undefined || kept === undefined) return answer;
  return { ...answer, data: kept, error: undefined, isLoading: false };
}

/**
 * Returns a lesson from the server, or its stored version. A response updates the stored version, and a 403 or 404
 * deletes it.
 */
export function useKeptLesson(lessonId: string, answer: Answer<Lesson>): Answer<Lesson> {
  const { viewer } = useData();
  const { data: kept, mutate } = useSWR(
    viewer === null ? null : ['kept lesson', lessonId, viewer],
    () => (viewer === null ? undefined : keptCourses().lesson(viewer, lessonId)),
    { revalidateOnFocus: false },
  );
  const { data: fresh } = answer;
  const isRefused = isRefusal(answer.error?.status);
  useEffect(() => {
    if (viewer === null || !kept) return;
    if (isRefused) {
      void keptCourses().dropLesson(viewer, lessonId);
      void mutate(undefined, { revalidate: false });
      void clearViews();
    } else if (fresh) void keptCourses().renew(viewer, fresh);
  }, [viewer, kept, fresh, isRefused, lessonId, mutate]);
  return withKept(answer, kept);
}
