import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCourses } from '../../data/courses.ts';
import type { ApiError } from '../../api/errors.ts';
import { queryOf, readSearch, writeSearch, type CourseFilterValues, type CourseSearch } from '../../course/search.ts';
import { toast } from '../../components/feedback/toast.tsx';
import { fa } from '../../text/fa.ts';

/**
 * The search that the address holds, and the list that the server gives for it (product §2, courses list). Where a
 * change of filters fails, the former list stays and the address goes back to it (product §8).
 */
export function useCourseSearch({ onApplied }: { onApplied: () => void }) {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readSearch(params), [params]);
  const answer = useCourses(queryOf(search));
  const { data, error, isValidating } = answer;

  // The words of the title are searched here, so they are no part of what the server was asked.
  const asked = writeSearch({ ...search, q: '' }).toString();
  const shown = useRef<string | null>(null);
  const applying = useRef(false);
  const told = useRef(new WeakSet<ApiError>());

  const open = (next: CourseSearch, replace: boolean) => setParams(writeSearch(next), { replace });

  useEffect(() => {
    if (isValidating) return;
    if (!error) {
      if (data) shown.current = asked;
      if (data && applying.current) {
        applying.current = false;
        toast('success', 'course', fa.filters.applied);
        onApplied();
      }
      return;
    }
    if (told.current.has(error)) return;
    told.current.add(error);
    applying.current = false;
    if (!data) {
      toast('error', 'course', fa.courses.loadFailed);
    } else if (shown.current !== null && shown.current !== asked) {
      toast('error', 'course', fa.filters.failed);
      open({ ...readSearch(new URLSearchParams(shown.current)), q: search.q }, true);
    }
  });

  return {
    search,
    answer,
    /** Changes words, order or filters without a notice. */
    change(part: Partial<CourseSearch>) {
      open({ ...search, ...part }, 'q' in part);
    },
    /** Asks for the list with these filters; says whether that worked. */
    apply(filters: CourseFilterValues) {
      const next = { ...search, ...filters };
      applying.current = true;
      // Nothing new is asked then, so nothing would answer.
      if (writeSearch(next).toString() === writeSearch(search).toString()) {
        applying.current = false;
        toast('success', 'course', fa.filters.applied);
        onApplied();
        return;
      }
      open(next, false);
    },
    /** Back to the whole list. */
    clear() {
      applying.current = false;
      setParams(new URLSearchParams());
      toast('info', 'course', fa.filters.cleared);
    },
  };
}
