import type { Course } from '../api/courses.ts';
import { once } from '../lib/once.ts';
import { useCourse } from './courses.ts';
import { keptCourses, useKeptCourses } from './kept.ts';

/** The URLs of the stored covers that were shown. A URL is revoked when its cover is no longer stored. */
const coverAddresses = once(() => {
  const addresses = new Map<Blob, string>();
  keptCourses().subscribe(() => {
    const covers = new Set(
      keptCourses()
        .getState()
        .courses.map(({ cover }) => cover),
    );
    for (const [cover, address] of addresses) {
      if (covers.has(cover)) continue;
      URL.revokeObjectURL(address);
      addresses.delete(cover);
    }
  });
  return addresses;
});

/** A course, or its stored version, and the URL of its cover. A stored cover does not need a request (product §11). */
export function useKnownCourse(courseId: string | null): { course: Course | undefined; cover: string | null } {
  const { data } = useCourse(courseId);
  const { courses } = useKeptCourses();
  const kept = courses.find(({ course }) => course.id === courseId);
  const course = data ?? kept?.course;
  const blob = course?.cover === kept?.course.cover && kept?.cover;
  if (!blob) return { course, cover: course?.cover ?? null };
  const address = coverAddresses().get(blob) ?? URL.createObjectURL(blob);
  coverAddresses().set(blob, address);
  return { course, cover: address };
}
