import type { Course } from '../api/courses.ts';

/** Returns the first course of each department, then the second course of each department, and so on. */
export function departmentsApart(courses: readonly Course[]): Course[] {
  const counts = new Map<string | null | undefined, number>();
  const places = new Map<Course, number>();
  for (const course of courses) {
    const place = counts.get(course.department_name) ?? 0;
    counts.set(course.department_name, place + 1);
    places.set(course, place);
  }
  return courses.toSorted((first, second) => (places.get(first) ?? 0) - (places.get(second) ?? 0));
}
