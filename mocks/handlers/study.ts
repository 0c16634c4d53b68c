import { studyApi, type Lesson } from '../../src/api/study.ts';
import type { Row } from '../data/db.ts';
import { courseNotBought, courseToStudy, everyRow, idOf, isRefused, rowsOf, UNKNOWN_ID } from '../openapi/cases.ts';
import type { Sent } from '../server/declared.ts';
import { handlers } from '../server/handler.ts';
import { byId, found, unauthorized } from '../server/replies.ts';
import { BUYERS, requireAccess } from './access.ts';

const toLesson = ({ id, title, content, has_video }: Row<'lessons'>, base: string): Sent<typeof Lesson> => ({
  id,
  title,
  video: has_video ? `${base}/media/videos/${id}` : null,
  content,
});

/** The chapters of a course, and single lessons, for users who may study the course (product §7). */
export const studyHandlers = handlers(studyApi, 'Chapters and lessons.', {
  syllabus: {
    summary: 'List the chapters of a course',
    description:
      'Chapters and their lessons in the order of study. Buyers can also open a course that has become private.',
    refusals: { 403: BUYERS, 404: 'There is no such course.' },
    as: 'demo-student',
    parameters: { course_id: { description: 'The id of a course that the user has bought.', example: '1' } },
    example: { query: { course_id: '1' } },
    contract: {
      request(known) {
        const { course, ...asker } = courseToStudy(known) ?? {};
        if (course === undefined) return 'no bought course is known; set one with --course ID or buy one with --write';
        return { query: { course_id: course }, ...asker };
      },
      also: everyRow('lessons', (row) => 'lessons' in row),
      more(known, request) {
        const other = courseNotBought(known);
        const query = { course_id: UNKNOWN_ID };
        const unknown = { what: 'an unknown course', ...request, query, should: ['400', '404'] };
        if (other === undefined) return [unknown];
        const refused = { ...request, query: { course_id: other }, should: ['403'] };
        return [unknown, isRefused('§4.20 403 or 404 means not bought', 'a course that is not bought', refused)];
      },
    },
    answer({ db, query, user, base }) {
      const course = byId(db.courses, query.course_id);
      requireAccess(db, user, course);
      return db.chapters
        .where(({ course_id }) => course_id === course.id)
        .map(({ id, title }) => ({
          id,
          title,
          lessons: db.lessons.where(({ chapter_id }) => chapter_id === id).map((lesson) => toLesson(lesson, base)),
        }));
    },
  },
  lesson: {
    summary: 'Read a lesson',
    refusals: { 401: 'No user is logged in.', 403: BUYERS },
    as: 'demo-student',
    example: { params: { id: '10101' } },
    contract: {
      request(known) {
        const chapters = rowsOf(known.answers.get('study_syllabus'));
        const id = idOf(chapters.flatMap((chapter) => rowsOf(chapter['lessons']))[0]?.['id']);
        if (id === undefined) return 'no syllabus has a lesson to take an id from';
        const { token } = courseToStudy(known) ?? {};
        return { params: { id }, ...(token !== undefined && { token }) };
      },
      also: (body) => everyRow('video and content', (row) => 'video' in row && 'content' in row)([body]),
      notFound: '§8.8 a lesson that is not found has its own text',
      more: (_, request) => [{ what: 'without a token', ...request, token: null, should: ['200', '401'] }],
    },
    answer({ db, params, user, base }) {
      if (!user) throw unauthorized();
      const lesson = byId(db.lessons, params.id);
      const { course_id } = found(db.chapters.get(lesson.chapter_id));
      requireAccess(db, user, found(db.courses.get(course_id)));
      return toLesson(lesson, base);
    },
  },
});
