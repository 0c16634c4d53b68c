import type { Course } from '../api/courses.ts';
import type { Chapter } from '../api/study.ts';
import { shownText } from '../lib/text.ts';
import type { LearningRecord, Outline } from './record.ts';

/** The outline of a syllabus: what is kept of it on the device. */
export function outlineOf(chapters: readonly Chapter[]): Outline {
  return chapters.map(({ id, title, lessons }) => ({
    id,
    title: shownText(title),
    lessons: lessons.map((lesson) => ({ id: lesson.id, title: shownText(lesson.title) })),
  }));
}

/** A lesson by its id, with its title. */
export type LessonLink = Outline[number]['lessons'][number];

/** All lessons of a course, in order, across chapters. */
export function lessonsOf(outline: Outline): LessonLink[] {
  return outline.flatMap(({ lessons }) => lessons);
}

/** A chapter with what the learner has done of it; lessons that vanished do not count. */
export interface StudiedChapter {
  id: string;
  title: string;
  lessons: (LessonLink & { done: boolean })[];
  /** Its first lesson's number in the course, counted from one. */
  from: number;
}

/** The chapters of a course as this learner has studied them. */
export function studiedChapters(outline: Outline, { done }: LearningRecord): StudiedChapter[] {
  let from = 1;
  return outline.map(({ id, title, lessons }) => {
    const chapter = {
      id,
      title,
      lessons: lessons.map((lesson) => ({ ...lesson, done: done.get(lesson.id)?.value ?? false })),
      from,
    };
    from += lessons.length;
    return chapter;
  });
}

/** For each lesson of a course, in order: is it done? */
export function doneFlags(outline: Outline, { done }: LearningRecord): boolean[] {
  return lessonsOf(outline).map(({ id }) => done.get(id)?.value ?? false);
}

/** Where a lesson stands in its course: its chapter, its number counted from one, and the lessons beside it. */
export interface LessonPlace {
  chapter: Outline[number];
  /** The chapter's number, counted from one. */
  chapterNumber: number;
  number: number;
  total: number;
  previous: LessonLink | undefined;
  next: LessonLink | undefined;
}

/** The place of a lesson in its course; null where the course does not have it. */
export function placeOf(outline: Outline, lessonId: string): LessonPlace | null {
  const lessons = lessonsOf(outline);
  const at = lessons.findIndex(({ id }) => id === lessonId);
  const chapterAt = outline.findIndex((chapter) => chapter.lessons.some(({ id }) => id === lessonId));
  const chapter = outline[chapterAt];
  if (!chapter) return null;
  return {
    chapter,
    chapterNumber: chapterAt + 1,
    number: at + 1,
    total: lessons.length,
    previous: lessons[at - 1],
    next: lessons[at + 1],
  };
}

/**
 * The lesson to go on with: the one opened last unless it is done, else the first after it that is not done, else the
 * first of all that is not; undefined where every lesson is done. `isNew`: nothing was opened or done yet.
 */
export function nextStep(courseId: string, outline: Outline, record: LearningRecord) {
  const lessons = lessonsOf(outline);
  const opened = record.opened.get(courseId)?.value;
  const from = Math.max(
    0,
    lessons.findIndex(({ id }) => id === opened),
  );
  const isNew = !lessons.some(({ id }) => id === opened || record.done.get(id)?.value);
  const lesson = [...lessons.slice(from), ...lessons.slice(0, from)].find(({ id }) => !record.done.get(id)?.value);
  return { lesson, isNew };
}

/** The course that is known to have a lesson; undefined where none is. */
export function courseOfLesson({ outlines }: LearningRecord, lessonId: string): string | undefined {
  return [...outlines].find(([, { value }]) => placeOf(value, lessonId) !== null)?.[0];
}

/** How far a learner is in a course, and the lesson to go on with. */
export function stepsOf(course: Course, record: LearningRecord) {
  const outline = record.outlines.get(course.id)?.value ?? [];
  return { course, lessons: doneFlags(outline, record), ...nextStep(course.id, outline, record) };
}

/** Of the courses that a learner owns, the one to go on with: studied last and not done, else the first; undefined without any. */
export function courseToContinue(owned: readonly Course[], record: LearningRecord) {
  const steps = owned.map((course) => stepsOf(course, record));
  const open = steps.filter(({ lessons }) => lessons.length === 0 || lessons.includes(false));
  const [recent] = recentCourses(
    open.map(({ course }) => course.id),
    record,
  );
  return open.find(({ course }) => course.id === recent) ?? open[0] ?? steps[0];
}

/** Those of `courseIds` that were opened in a lesson, the last one first. */
export function recentCourses(courseIds: readonly string[], { opened }: LearningRecord): string[] {
  const at = (id: string) => opened.get(id)?.at ?? 0;
  return courseIds.filter((id) => opened.has(id)).sort((first, second) => at(second) - at(first));
}
