import { queryOf, WHOLE_LIST, type CourseSearch } from './search.ts';

/** How a search ended. */
export type SearchOutcome = 'applied' | 'cleared' | 'failed';

/** What the course list shows and waits for (product §2, courses list). */
export interface SearchState {
  /** The search in the URL. The screen shows its results. */
  held: CourseSearch;
  /** A search whose list is loading. The URL changes when the list has loaded. */
  wish: { search: CourseSearch; replace: boolean; isApplied: boolean } | null;
  /** The typed words, until the URL contains them. */
  typed: string | null;
  /** The search to write into the URL next. `replace`: replaces the history entry instead of adding one. */
  next: { search: CourseSearch; replace: boolean } | null;
  /** A message to show once. */
  notice: { outcome: SearchOutcome } | null;
}

export type SearchEvent =
  /** The URL has changed. */
  | { type: 'moved'; to: CourseSearch }
  /** Words, order or filters changed. `isApplied`: in the filter panel, which shows the outcome. */
  | { type: 'changed'; part: Partial<CourseSearch>; isApplied?: boolean }
  /** The requested list has loaded or failed. */
  | { type: 'answered' }
  | { type: 'failed' }
  | { type: 'cleared' };

/** The state at the start of a visit with this search. */
export function searchStateOf(held: CourseSearch): SearchState {
  return { held, wish: null, typed: null, next: null, notice: null };
}

/** The search that the controls show: the last request and the words as typed. */
export function shownSearch({ held, wish, next, typed }: SearchState): CourseSearch {
  return { ...((wish ?? next)?.search ?? held), ...(typed !== null && { q: typed }) };
}

const sameList = (first: CourseSearch, second: CourseSearch) =>
  JSON.stringify(queryOf(first)) === JSON.stringify(queryOf(second));

export function searchReducer(former: SearchState, event: SearchEvent): SearchState {
  const state: SearchState = { ...former, notice: null };
  const { held, wish, typed } = state;
  switch (event.type) {
    case 'moved':
      // A search belongs to the URL where it was started, so a new URL drops it.
      return { ...state, held: event.to, wish: null, next: null, typed: typed === event.to.q ? null : typed };
    case 'changed': {
      const { part, isApplied = false } = event;
      const search = { ...shownSearch(state), ...part };
      const changed = { ...state, typed: part.q ?? typed };
      // Typed words replace the history entry. Otherwise each letter would add one.
      const replace = 'q' in part;
      // Words are searched in the browser, so they need no request. They only wait for a list that is loading.
      if (wish && sameList(wish.search, search))
        return { ...changed, wish: { ...wish, search, isApplied: wish.isApplied || isApplied } };
      if (!sameList(held, search)) return { ...changed, wish: { search, replace, isApplied } };
      return { ...changed, wish: null, next: { search, replace }, notice: isApplied ? { outcome: 'applied' } : null };
    }
    case 'answered':
      if (!wish) return state;
      return { ...state, wish: null, next: wish, notice: wish.isApplied ? { outcome: 'applied' } : null };
    case 'failed': {
      if (!wish) return state;
      const { q } = wish.search;
      // Words typed meanwhile apply to the present list.
      const next = q === held.q ? null : { search: { ...held, q }, replace: true };
      return { ...state, wish: null, next, notice: { outcome: 'failed' } };
    }
    case 'cleared':
      return {
        ...state,
        wish: null,
        typed: null,
        next: { search: WHOLE_LIST, replace: false },
        notice: { outcome: 'cleared' },
      };
  }
}
