import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id, OptionalText, rowsOf, Text } from './schemas.ts';

/**
 * A lesson (product §3). `video` is the URL of an embeddable player. In a syllabus, only a lesson's `id` and `title`
 * are guaranteed.
 */
export const Lesson = v.object({
  id: Id,
  title: Text,
  video: OptionalText,
  content: OptionalText,
});
export type Lesson = v.InferOutput<typeof Lesson>;

/** A chapter with its lessons in order (product §3). */
export const Chapter = v.object({
  id: Id,
  title: Text,
  lessons: v.nullish(rowsOf(Lesson), []),
});
export type Chapter = v.InferOutput<typeof Chapter>;

/** The endpoints of chapters and lessons (product §7). `mocks/handlers/study.ts` mocks them. */
export const studyApi = {
  syllabus: endpoint('GET', '/syllabus/', {
    auth: 'required',
    query: v.object({ course_id: v.string() }),
    response: rowsOf(Chapter),
  }),
  lesson: endpoint('GET', '/lessons/:id/', { auth: 'optional', credentials: true, success: 200, response: Lesson }),
};
