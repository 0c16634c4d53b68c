import { useMemo } from 'react';
import type { Course } from '../api/courses.ts';
import { once } from '../lib/once.ts';
import { isOnline } from '../lib/online.ts';
import { useCourse, useCourses } from './courses.ts';
import { usePartial } from './DataProvider.tsx';
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

/**
 * Returns all courses, and the user's stored courses that are not in the list, such as private ones (product §11). Until
 * the list has loaded, it contains only the prerendered first rows. `isLoading` is true while the list is loading.
 */
export function useKnownCourses() {
  const { data, error, isLoading, isValidating } = useCourses();
  const { courses: kept } = useKeptCourses();
  const isPartial = usePartial(data);
  const courses = useMemo(() => {
    const listed = data ?? [];
    const ids = new Set(listed.map(({ id }) => id));
    return [...listed, ...kept.map(({ course }) => course).filter(({ id }) => !ids.has(id))];
  }, [data, kept]);
  return { courses, error, isLoading: isLoading || (isPartial && isValidating && isOnline()) };
}

/**
 * Returns the URL of a course's cover, and the course itself or its stored version. If the cover is stored, the URL
 * needs no request (product §11).
 */
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
