import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../api/errors.ts';
import type { Tries } from '../api/retries.ts';
import { studyApi } from '../api/study.ts';
import { courseOfLesson, outlineOf, placeOf, type LessonPlace } from '../learning/progress.ts';
import type { Outline } from '../learning/record.ts';
import { useLearning } from '../learning/useLearning.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useData } from './DataProvider.tsx';
import { useKeptCourses } from './kept.ts';
import { withKept } from './keptAnswer.ts';
import { useAnswer, useEndpoint, type Answer } from './useEndpoint.ts';

/**
 * Returns the chapters of a course. They are stored for later visits, and requested only if a user is signed in
 * (product §2, §10).
 */
export function useOutline(courseId: string | null): Answer<Outline> {
  const { record, update } = useLearning();
  const { courses, remove } = useKeptCourses();
  const kept = courses.find(({ course }) => course.id === courseId);
  const { data, ...answer } = withKept(
    useEndpoint(studyApi.syllabus, courseId !== null ? { query: { course_id: courseId } } : null),
    kept?.chapters,
  );
  const outline = data && outlineOf(data);
  const store = useEffectEvent((id: string, text: string) => {
    if (outline && text !== JSON.stringify(record.outlines.get(id)?.value)) update({ outlines: { [id]: outline } });
  });
  // Only a new response is stored. If a change of the stored outline also ran the effect, tabs with different outlines
  // would overwrite each other forever.
  const text = JSON.stringify(outline);
  useEffect(() => {
    if (courseId !== null && text !== undefined) store(courseId, text);
  }, [courseId, text]);
  const isClosed = kept !== undefined && answer.error?.isForbidden;
  useEffect(() => {
    if (isClosed) void remove(kept.course.id);
  });
  return { ...answer, data: outline };
}

/** The course that contains a lesson: the course's id and chapters, and the lesson's position. */
export interface LessonCourse {
  courseId: string;
  outline: Outline;
  place: LessonPlace;
}

/** The statuses that the API sends if the user may not see a course's chapters, or if the course is missing. */
const CLOSED = [400, 403, 404];

/**
 * Returns the course that contains a lesson. This is the course that the user came from (`hint`), or else one whose
 * chapters are stored on the device. If neither is known and `exists` confirms that the lesson exists, the owned
 * courses are searched one by one. `course` is undefined while it may still be found, and null if no course contains
 * the lesson (product §10). `retry` is defined only if a request for chapters has failed.
 */
export function useLessonCourse(
  lessonId: string,
  hint: string | null,
  exists: boolean,
): { course: LessonCourse | null | undefined; retry?: () => void } {
  const { client, viewer } = useData();
  const { purchased } = useSession();
  const { record, update } = useLearning();
  const known = hint ?? courseOfLesson(record, lessonId) ?? null;
  // The key contains the ids of the owned courses, because these ids may load late. When they change, the search runs
  // again.
  const isUnknown = known === null && viewer !== null && purchased.length > 0;
  const key = exists && isUnknown ? (['course of lesson', { lessonId, purchased }, viewer] as const) : null;

  async function search(tries: Tries): Promise<string | null> {
    for (const courseId of purchased) {
      try {
        const chapters = await client.call(studyApi.syllabus, { query: { course_id: courseId } }, tries);
        const outline = outlineOf(chapters);
        update({ outlines: { [courseId]: outline } });
        if (placeOf(outline, lessonId)) return courseId;
      } catch (error) {
        // If the chapters are closed, the search continues with the next course. Any other error ends the search.
        if (!(error instanceof ApiError) || !CLOSED.includes(error.status)) throw error;
      }
    }
    return null;
  }
  const found = useAnswer(key, search, { revalidateOnFocus: false });

  const courseId = known ?? found.data ?? null;
  const chapters = useOutline(courseId);
  const outline = chapters.data ?? (courseId === null ? undefined : record.outlines.get(courseId)?.value);
  const place = outline ? placeOf(outline, lessonId) : null;
  if (courseId !== null && outline && place) return { course: { courseId, outline, place } };
  if (chapters.isLoading || found.isLoading || (isUnknown && !exists)) return { course: undefined };
  const failed = [found, chapters].find(({ error }) => error && !CLOSED.includes(error.status));
  return { course: null, ...(failed && { retry: failed.retry }) };
}
