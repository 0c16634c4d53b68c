import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast, useErrorToast } from '../../components/feedback/toast.tsx';
import { queryOf, readSearch, writeSearch, type CourseFilterValues, type CourseSearch } from '../../course/search.ts';
import { useCourses, usePrepareCourses } from '../../data/courses.ts';
import { fa } from '../../text/fa.ts';

const sameQuery = (first: CourseSearch, second: CourseSearch) =>
  JSON.stringify(queryOf(first)) === JSON.stringify(queryOf(second));

/** A search whose list is on its way. */
interface Wish {
  search: CourseSearch;
  /** The address at which it was asked for. */
  at: URLSearchParams;
}

/**
 * The search that the address holds, and the list that the server gives for it (product §2, courses list). New filters
 * reach the address with their list: until then, and where that fails, the former list stays (product §8).
 */
export function useCourseSearch() {
  const [params, setParams] = useSearchParams();
  const held = useMemo(() => readSearch(params), [params]);
  const answer = useCourses(queryOf(held));
  const prepare = usePrepareCourses();

  // What was asked for last and is still awaited; it counts only while the address is the one it was asked at.
  const awaited = useRef<Wish | null>(null);
  const [asked, setAsked] = useState<Wish | null>(null);
  const here = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    here.current = params;
    return () => {
      here.current = null;
    };
  }, [params]);
  const expected = asked?.at === params ? asked.search : null;
  // What is typed, until the address has it: that changes in a transition, and the field would lose letters meanwhile.
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === held.q) setTyped(null);
  const search = { ...(expected ?? held), ...(typed !== null && { q: typed }) };

  useErrorToast(answer.data ? undefined : answer.error, 'course', fa.courses.loadFailed);

  function expect(next: CourseSearch | null) {
    awaited.current = next && { search: next, at: params };
    setAsked(awaited.current);
  }

  /** Opens `next` once its list is there; true where that worked and nothing else was asked for meanwhile. */
  async function open(next: CourseSearch, replace = false): Promise<boolean> {
    const isAwaited = () =>
      awaited.current !== null && awaited.current.at === here.current && sameQuery(awaited.current.search, next);
    // Words are searched here, so they wait for nothing but a list that is on its way.
    if (isAwaited()) {
      expect(next);
      return false;
    }
    if (sameQuery(held, next)) {
      expect(null);
      setParams(writeSearch(next), { replace });
      return true;
    }
    expect(next);
    try {
      await prepare(queryOf(next));
    } catch {
      const wish = awaited.current;
      if (wish && isAwaited()) {
        const former = readSearch(wish.at);
        const { q } = wish.search;
        expect(null);
        // Words typed meanwhile need no other list.
        if (q !== former.q) setParams(writeSearch({ ...former, q }), { replace: true });
        toast('error', 'course', fa.filters.failed);
      }
      return false;
    }
    if (!isAwaited()) return false;
    setParams(writeSearch(awaited.current?.search ?? next), { replace });
    return true;
  }

  return {
    search,
    answer,
    /** Is another list on its way? */
    busy: answer.isValidating || expected !== null,
    /** Changes words, order or filters without a notice. */
    change(part: Partial<CourseSearch>) {
      if (part.q !== undefined) setTyped(part.q);
      void open({ ...search, ...part }, 'q' in part);
    },
    /** Asks for the list with these filters; true once it is shown. */
    async apply(filters: CourseFilterValues): Promise<boolean> {
      const applied = await open({ ...search, ...filters });
      if (applied) toast('success', 'course', fa.filters.applied);
      return applied;
    },
    /** Back to the whole list. */
    clear() {
      expect(null);
      setTyped(null);
      setParams(new URLSearchParams());
      toast('info', 'course', fa.filters.cleared);
    },
  };
}
