import type { Course } from '../api/courses.ts';
import type { Chapter } from '../api/study.ts';
import { shownText } from '../lib/text.ts';
import { fa } from '../text/fa.ts';
import type { LearningRecord, Outline } from './record.ts';

/** Returns the part of a syllabus that is stored on the device. */
export function outlineOf(chapters: readonly Chapter[]): Outline {
  const lessonTitle = (title: string) => shownText(title).trim() || fa.study.lesson;
  return chapters.map(({ id, title, lessons }, index) => ({
    id,
    title: shownText(title).trim() || fa.study.chapter(index + 1),
    lessons: lessons.map((lesson) => ({ id: lesson.id, title: lessonTitle(lesson.title) })),
  }));
}

export type LessonLink = Outline[number]['lessons'][number];

/** Returns all lessons of a course in order, across chapters. */
export function lessonsOf(outline: Outline): LessonLink[] {
  return outline.flatMap(({ lessons }) => lessons);
}

/**
 * Returns the chapters of a course with the learner's progress. `from` is the number of a chapter's first lesson,
 * counted from the start of the course.
 */
export function studiedChapters(outline: Outline, { done }: LearningRecord) {
  let next = 1;
  return outline.map(({ id, title, lessons }) => {
    const from = next;
    next += lessons.length;
    return {
      id,
      title,
      from,
      lessons: lessons.map((lesson) => ({ ...lesson, done: done.get(lesson.id)?.value ?? false })),
    };
  });
}

/** A chapter and its lessons, each with a `done` flag. */
export type StudiedChapter = ReturnType<typeof studiedChapters>[number];

/** Returns, for each lesson of a course in order, whether it is done. */
export function doneFlags(outline: Outline, { done }: LearningRecord): boolean[] {
  return lessonsOf(outline).map(({ id }) => done.get(id)?.value ?? false);
}

/**
 * Returns a lesson's position: its chapter, its number from one, and its neighbours. Null if the course does not
 * contain the lesson.
 */
export function placeOf(outline: Outline, lessonId: string) {
  const chapter = outline.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  if (!chapter) return null;
  const lessons = lessonsOf(outline);
  const at = lessons.findIndex(({ id }) => id === lessonId);
  return { chapter, number: at + 1, total: lessons.length, previous: lessons[at - 1], next: lessons[at + 1] };
}

export type LessonPlace = NonNullable<ReturnType<typeof placeOf>>;

/**
 * Returns the lesson to continue with. This is the first unfinished lesson at or after the most recently opened lesson.
 * If there is none, it is the first unfinished lesson of the course. `lesson` is undefined if all lessons are done.
 * `isNew` is true if no lesson has been opened or done yet.
 */
export function nextStep(courseId: string, outline: Outline, record: LearningRecord) {
  const lessons = lessonsOf(outline);
  const opened = record.opened.get(courseId)?.value;
  const isDone = ({ id }: LessonLink) => record.done.get(id)?.value ?? false;
  const at = lessons.findIndex(({ id }) => id === opened);
  const lesson = lessons.find((each, index) => index >= at && !isDone(each)) ?? lessons.find((each) => !isDone(each));
  return { lesson, isNew: at < 0 && !lessons.some(isDone) };
}

/** Returns the lessons of a course that follow a lesson and are not done. Empty if the chapters are not stored. */
export function lessonsAfter(courseId: string, lessonId: string, { outlines, done }: LearningRecord): LessonLink[] {
  const lessons = lessonsOf(outlines.get(courseId)?.value ?? []);
  const at = lessons.findIndex(({ id }) => id === lessonId);
  return at < 0 ? [] : lessons.slice(at + 1).filter(({ id }) => !done.get(id)?.value);
}

/** Returns the id of the stored course that contains a lesson. */
export function courseOfLesson({ outlines }: LearningRecord, lessonId: string): string | undefined {
  return [...outlines].find(([, { value }]) => placeOf(value, lessonId) !== null)?.[0];
}

/** Returns a learner's progress in a course, and the lesson to continue with. */
export function stepsOf(course: Course, record: LearningRecord) {
  const outline = record.outlines.get(course.id)?.value ?? [];
  return { course, lessons: doneFlags(outline, record), ...nextStep(course.id, outline, record) };
}

/** A course, whether each of its lessons is done, and the lesson to continue with. */
export type CourseStep = ReturnType<typeof stepsOf>;

/** Returns the unfinished owned course that was studied most recently, else the first unfinished one. */
export function openCourse(owned: readonly Course[], record: LearningRecord): CourseStep | undefined {
  const openedAt = ({ course }: CourseStep) => record.opened.get(course.id)?.at ?? 0;
  return owned
    .map((course) => stepsOf(course, record))
    .filter(({ lessons }) => lessons.length === 0 || lessons.includes(false))
    .sort((first, second) => openedAt(second) - openedAt(first))[0];
}

/** Returns the course to continue with: the result of `openCourse`, else the first owned course. */
export function courseToContinue(owned: readonly Course[], record: LearningRecord): CourseStep | undefined {
  return openCourse(owned, record) ?? (owned[0] && stepsOf(owned[0], record));
}
