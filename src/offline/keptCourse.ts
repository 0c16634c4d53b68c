import type { Course } from '../api/courses.ts';
import type { Chapter } from '../api/study.ts';

/** A course that is kept on this device, perhaps not whole (product §11). */
export interface KeptCourse {
  course: Course;
  chapters: Chapter[];
  /** The lessons that are stored, by id. */
  kept: Readonly<Record<string, { bytes: number; hasVideo: boolean }>>;
  cover: Blob | null;
  /** When it was first kept, in milliseconds. */
  since: number;
  /** Whether the learner stopped it. */
  isPaused: boolean;
}

/** The size of a value in bytes, as JSON. */
export const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** All lessons of a kept course in order. */
export const lessonsOf = ({ chapters }: KeptCourse) => chapters.flatMap(({ lessons }) => lessons);

/** Whether all its lessons are stored. */
export const isWhole = (course: KeptCourse) => lessonsOf(course).every(({ id }) => course.kept[id]);

/** What is stored of a course: lessons of all, bytes, and the videos that stay with their hosts. */
export function sizeOf(course: KeptCourse) {
  const stored = Object.values(course.kept);
  return {
    done: stored.length,
    total: lessonsOf(course).length,
    bytes: stored.reduce((sum, { bytes }) => sum + bytes, course.cover?.size ?? 0),
    videos: stored.filter(({ hasVideo }) => hasVideo).length,
  };
}
