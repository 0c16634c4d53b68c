import type { Course } from '../api/courses.ts';
import type { Chapter } from '../api/study.ts';

/** A course stored on this device, possibly incomplete (product §11). */
export interface KeptCourse {
  course: Course;
  chapters: Chapter[];
  /** The stored lessons by id, with their sizes. */
  kept: Readonly<Record<string, { bytes: number; hasVideo: boolean }>>;
  cover: Blob | null;
  /** The time at which the course was first stored, in milliseconds. */
  since: number;
  /** Whether the download continues only at the learner's request. */
  isPaused: boolean;
  /** Ids of lessons that the server has refused. Missing in courses that older versions of the site have stored. */
  refused?: readonly string[];
}

/** Returns the size of a value in bytes, as JSON. */
export const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Returns all lessons of a stored course, in order. */
export const lessonsOf = ({ chapters }: KeptCourse) => chapters.flatMap(({ lessons }) => lessons);

/** Returns whether all lessons of the course are stored. */
export const isWhole = (course: KeptCourse) => lessonsOf(course).every(({ id }) => course.kept[id]);

/** Returns whether every lesson with one of these ids is stored or was refused by the server. */
export const isSettled = (course: KeptCourse, ids: readonly string[]) =>
  lessonsOf(course).every(({ id }) => course.kept[id] || course.refused?.includes(id) || !ids.includes(id));

/** Returns a function that removes a lesson from a stored course, because the server refuses the lesson. */
export const withoutLesson =
  (id: string) =>
  ({ kept: { [id]: _, ...kept }, refused = [], ...rest }: KeptCourse): KeptCourse => ({
    ...rest,
    kept,
    isPaused: true,
    refused: [...refused, id],
  });

/**
 * Returns the number of stored lessons, the size of lessons and cover in bytes, and the number of videos. The videos
 * themselves are not stored.
 */
export function sizeOf(course: KeptCourse) {
  const stored = Object.values(course.kept);
  return {
    done: stored.length,
    total: lessonsOf(course).length,
    bytes: stored.reduce((sum, { bytes }) => sum + bytes, course.cover?.size ?? 0),
    videos: stored.filter(({ hasVideo }) => hasVideo).length,
  };
}
