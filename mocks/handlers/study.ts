import { studyApi } from '../../src/api/study.ts';
import type { Row } from '../data/db.ts';
import { handle, handlers } from '../server/handler.ts';
import { byId, found, unauthorized } from '../server/replies.ts';
import { BUYERS, requireAccess } from './access.ts';

const toLesson = ({ id, title, content, has_video }: Row<'lessons'>, origin: string) => ({
  id,
  title,
  video: has_video ? `${origin}/api/media/videos/${id}` : null,
  content,
});

/** Chapters with their lessons, and one lesson, for those who may study it (product §7). */
export const studyHandlers = handlers(studyApi, 'What learners study: chapters and lessons.', {
  syllabus: handle(studyApi.syllabus, {
    summary: 'List the chapters of a course',
    refusals: { 403: BUYERS, 404: 'There is no such course.' },
    as: 'demo-student',
    example: { query: { course_id: '1' } },
    answer({ db, query, user, origin }) {
      const course = byId(db.courses, query.course_id);
      requireAccess(db, user, course);
      return db.chapters
        .where(({ course_id }) => course_id === course.id)
        .map(({ id, title }) => ({
          id,
          title,
          lessons: db.lessons.where(({ chapter_id }) => chapter_id === id).map((lesson) => toLesson(lesson, origin)),
        }));
    },
  }),
  lesson: handle(studyApi.lesson, {
    summary: 'Read a lesson',
    refusals: { 401: 'Nobody is logged in.', 403: BUYERS },
    as: 'demo-student',
    example: { params: { id: '10101' } },
    answer({ db, params, user, origin }) {
      if (!user) throw unauthorized();
      const lesson = byId(db.lessons, params.id);
      const { course_id } = found(db.chapters.get(lesson.chapter_id));
      requireAccess(db, user, found(db.courses.get(course_id)));
      return toLesson(lesson, origin);
    },
  }),
});
