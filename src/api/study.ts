import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, OptionalText, rowsOf, Text } from './schemas.ts';

/** A lesson (product §3); `video` is the address of an embeddable player. Inside a chapter only id and title are sure to come. */
export const Lesson = z.object({
  id: Id,
  title: Text,
  video: OptionalText,
  content: OptionalText,
});
export type Lesson = z.output<typeof Lesson>;

/** A chapter of a course's syllabus with its lessons in order (product §3). */
export const Chapter = z.object({
  id: Id,
  title: Text,
  lessons: z.pipe(
    z.optional(z.nullable(rowsOf(Lesson))),
    z.transform((lessons) => lessons ?? []),
  ),
});
export type Chapter = z.output<typeof Chapter>;

/** product §7; answered for development by `mocks/handlers/study.ts`. */
export const studyApi = {
  syllabus: endpoint('GET', '/syllabus/', {
    auth: 'required',
    query: z.object({ course_id: z.string() }),
    response: rowsOf(Chapter),
  }),
  lesson: endpoint('GET', '/lessons/:id/', { auth: 'optional', credentials: true, success: 200, response: Lesson }),
};
