import { useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast, useErrorToast } from '../../components/feedback/toast.tsx';
import type { CourseFilterValues } from '../../course/filterValues.ts';
import { queryOf, readSearch, writeSearch, type CourseSearch } from '../../course/search.ts';
import { searchReducer, searchStateOf, shownSearch, type SearchOutcome } from '../../course/searchState.ts';
import { useCourses } from '../../data/courses.ts';
import { usePrepareCourses } from '../../data/prepareCourses.ts';
import { fa } from '../../text/fa.ts';

const NOTICES = {
  applied: ['success', fa.filters.applied],
  cleared: ['info', fa.filters.cleared],
  failed: ['error', fa.filters.failed],
} as const;

/**
 * Returns the search in the URL, its course list, and functions that change the search (product §2, courses list). New
 * filters change the URL only after their list has loaded. Until then, and after a failure, the previous list stays
 * (product §8).
 */
export function useCourseSearch({ onSettled }: { onSettled: (notice: SearchOutcome) => void }) {
  const [params, setParams] = useSearchParams();
  const held = useMemo(() => readSearch(params), [params]);
  const [state, dispatch] = useReducer(searchReducer, held, searchStateOf);
  if (state.held !== held) dispatch({ type: 'moved', to: held });

  const answer = useCourses(queryOf(held));
  useErrorToast(answer.error, 'course', fa.courses.loadFailed);

  const prepare = usePrepareCourses();
  const ask = useEffectEvent((query: string, signal: AbortSignal) => prepare(JSON.parse(query), signal));
  // If the user has followed a link whose page is still loading, the search is dropped.
  const settle = useEffectEvent((type: 'answered' | 'failed', from: string) =>
    dispatch(location.pathname === from ? { type } : { type: 'moved', to: held }),
  );
  const wanted = state.wish && JSON.stringify(queryOf(state.wish.search));
  useEffect(() => {
    if (wanted === null) return;
    const replaced = new AbortController();
    const { signal } = replaced;
    const from = location.pathname;
    ask(wanted, signal).then(
      () => signal.aborted || settle('answered', from),
      () => signal.aborted || settle('failed', from),
    );
    return () => replaced.abort();
  }, [wanted]);

  const { next } = state;
  const go = useEffectEvent((search: CourseSearch, replace: boolean) => setParams(writeSearch(search), { replace }));
  useEffect(() => {
    if (next) go(next.search, next.replace);
  }, [next]);

  const { notice } = state;
  const tell = useEffectEvent((outcome: SearchOutcome) => {
    const [kind, text] = NOTICES[outcome];
    const isNew = outcome !== 'failed' && next !== null && `${writeSearch(next.search)}` !== `${writeSearch(held)}`;
    // The toast is silent if `CourseResults` announces the number of courses in the new list.
    toast(kind, 'course', text, isNew && answer.data ? { speech: 'off' } : {});
    onSettled(outcome);
  });
  useEffect(() => {
    if (notice) tell(notice.outcome);
  }, [notice]);

  return {
    search: shownSearch(state),
    answer,
    /** Whether a list is loading. */
    busy: answer.isValidating || state.wish !== null,
    /** Changes the search text, the sort order or filters, without a toast. */
    change: (part: Partial<CourseSearch>) => dispatch({ type: 'changed', part }),
    /** Loads the list with new filters and shows a toast. */
    apply: (filters: CourseFilterValues) => dispatch({ type: 'changed', part: filters, isApplied: true }),
    /** Clears the search and all filters. */
    clear: () => dispatch({ type: 'cleared' }),
  };
}
