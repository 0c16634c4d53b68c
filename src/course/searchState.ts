import { queryOf, WHOLE_LIST, type CourseSearch } from './search.ts';

/** How a search was settled. */
export type SearchOutcome = 'applied' | 'cleared' | 'failed';

/** What the course list shows and waits for (product §2, courses list). */
export interface SearchState {
  /** The search that the address holds; the list on the screen is its answer. */
  held: CourseSearch;
  /** A search whose list is on its way. It reaches the address together with its list. */
  wish: { search: CourseSearch; replace: boolean; isApplied: boolean } | null;
  /** The words in the field while the address is behind them. */
  typed: string | null;
  /** The search to put into the address next, in place of the present entry of the history or after it. */
  next: { search: CourseSearch; replace: boolean } | null;
  /** What is to be said, once. */
  notice: { outcome: SearchOutcome } | null;
}

export type SearchEvent =
  /** The address has changed. */
  | { type: 'moved'; to: CourseSearch }
  /** Words, order or filters are changed; `isApplied` by the filter panel, which hears how it went. */
  | { type: 'changed'; part: Partial<CourseSearch>; isApplied?: boolean }
  /** The list that was wished for has come, or has failed. */
  | { type: 'answered' }
  | { type: 'failed' }
  | { type: 'cleared' };

/** The state in which a visit with this search begins. */
export function searchStateOf(held: CourseSearch): SearchState {
  return { held, wish: null, typed: null, next: null, notice: null };
}

/** The search as the controls show it: what was asked for last, and the words as they are typed. */
export function shownSearch({ held, wish, next, typed }: SearchState): CourseSearch {
  return { ...((wish ?? next)?.search ?? held), ...(typed !== null && { q: typed }) };
}

const sameList = (first: CourseSearch, second: CourseSearch) =>
  JSON.stringify(queryOf(first)) === JSON.stringify(queryOf(second));

/** The state after an event. */
export function searchReducer(former: SearchState, event: SearchEvent): SearchState {
  const state: SearchState = { ...former, notice: null };
  const { held, wish, typed } = state;
  switch (event.type) {
    case 'moved':
      // A wish belongs to the address at which it was made.
      return { ...state, held: event.to, wish: null, next: null, typed: typed === event.to.q ? null : typed };
    case 'changed': {
      const { part, isApplied = false } = event;
      const search = { ...shownSearch(state), ...part };
      const changed = { ...state, typed: part.q ?? typed };
      // Words replace their entry of the history, which would else have one for each letter.
      const replace = 'q' in part;
      // Words are searched here, so they wait for nothing but a list that is on its way.
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
      // Words that were typed meanwhile need no other list.
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
