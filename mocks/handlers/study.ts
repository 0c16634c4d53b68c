import { studyApi } from '../../src/api/study.ts';
import type { Wire } from '../../src/api/endpoint.ts';
import { answers } from '../server/answers.ts';
import { byId, type Database, type Row } from '../data/db.ts';
import { forbidden, unauthorized } from '../server/replies.ts';

const toLesson = ({ id, title, content, has_video }: Row<'lessons'>, origin: string): Wire<typeof studyApi.lesson> => ({
  id,
  title,
  video: has_video ? `${origin}/api/media/videos/${id}` : null,
  content,
});

/** Staff may see every course, learners what they bought. */
function requireAccess(db: Database, user: Row<'users'>, course: Row<'courses'>) {
  const bought = db.transactions.findFirst((query) => query.where({ user_id: user.id, course_id: course.id }));
  const isStaff = user.role !== 'student' || user.is_superuser;
  if (!bought && !isStaff) throw forbidden('برای دیدن این دوره باید آن را خریده باشید.');
}

/** Chapters with their lessons, and one lesson, for those who may study it (product §7). */
export const studyAnswers = answers(studyApi, {
  syllabus({ db, query, user, origin }) {
    const course = byId(db, 'courses', query.course_id);
    requireAccess(db, user, course);
    return db.chapters
      .findMany((where) => where.where({ course_id: course.id }))
      .map(({ id, title }) => ({
        id,
        title,
        lessons: db.lessons
          .findMany((where) => where.where({ chapter_id: id }))
          .map((lesson) => toLesson(lesson, origin)),
      }));
  },
  lesson({ db, params, user, origin }) {
    if (!user) throw unauthorized();
    const lesson = byId(db, 'lessons', params.id);
    const { course_id } = byId(db, 'chapters', String(lesson.chapter_id));
    requireAccess(db, user, byId(db, 'courses', String(course_id)));
    return toLesson(lesson, origin);
  },
});
