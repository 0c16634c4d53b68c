import { studyApi } from '../api/study.ts';
import { useEndpoint } from './swr.tsx';

/** The chapters of a course; not asked for while nobody is signed in (product §2, syllabus). */
export function useSyllabus(courseId: string, signedIn: boolean) {
  return useEndpoint(studyApi.syllabus, signedIn ? { query: { course_id: courseId } } : null);
}

/** One lesson (product §2, lesson). */
export function useLesson(id: string) {
  return useEndpoint(studyApi.lesson, { params: { id } });
}
