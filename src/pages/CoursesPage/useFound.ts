import { useDeferredValue, useEffect, useMemo } from 'react';
import type { Course } from '../../api/courses.ts';
import { foldWhenIdle, matching } from '../../course/matching.ts';
import type { CourseSearch } from '../../course/search.ts';
import { usePartial } from '../../data/DataProvider.tsx';

/** The courses in the list that match the search. */
export interface Found {
  /** The courses that match the filters, in the server's order. */
  courses: readonly Course[];
  /** The courses that also match the search text, sorted. */
  found: readonly Course[];
  /** Whether the list is older than the requested one. */
  isStale: boolean;
  /** Whether only the first rows have loaded. */
  isUnknown: boolean;
}

const none: readonly Course[] = [];

/** Finds the matching courses. The list is deferred, so that rendering a long list does not block typing. */
export function useFound(
  answered: readonly Course[] | undefined,
  { q, sort }: Pick<CourseSearch, 'q' | 'sort'>,
): Found {
  // The first list is not deferred, because the page would otherwise be empty until the deferred render.
  const courses = useDeferredValue(answered) ?? answered ?? none;
  useEffect(() => foldWhenIdle(courses), [courses]);
  const found = useMemo(() => matching(courses, q, sort), [courses, q, sort]);
  return { courses, found, isStale: courses !== (answered ?? none), isUnknown: usePartial(courses) };
}
