import { queryOf, WHOLE_LIST, writeSearch, type CourseSearch } from './search.ts';

/** The outcome of a search. */
export type SearchOutcome = 'applied' | 'cleared' | 'failed';

/** The state of the course list's search (product §2, courses list). */
export interface SearchState {
  /** The search in the URL. The screen shows its results. */
  held: CourseSearch;
  /** The search whose list is loading. The URL changes only when the list has loaded. Null if no list is loading. */
  wish: { search: CourseSearch; replace: boolean; isApplied: boolean } | null;
  /** The search words as typed, if the URL does not contain them yet. Null otherwise. */
  typed: string | null;
  /**
   * The search to write into the URL next. If `replace` is true, the new URL replaces the current history entry.
   * Otherwise, it becomes a new entry.
   */
  next: { search: CourseSearch; replace: boolean } | null;
  /** The outcome to show to the user, once. */
  notice: { outcome: SearchOutcome } | null;
}

export type SearchEvent =
  /** The URL has changed. */
  | { type: 'moved'; to: CourseSearch }
  /**
   * The user changed the words, the order or the filters. `isApplied` is true for a change in the filter panel. A toast
   * then shows the outcome.
   */
  | { type: 'changed'; part: Partial<CourseSearch>; isApplied?: boolean }
  /** The requested list has loaded or failed. */
  | { type: 'answered' }
  | { type: 'failed' }
  | { type: 'cleared' };

/** Returns the initial state for a URL that contains the search `held`. */
export function searchStateOf(held: CourseSearch): SearchState {
  return { held, wish: null, typed: null, next: null, notice: null };
}

/** Returns the search that the controls show: the latest requested one, with the words as typed. */
export function shownSearch({ held, wish, next, typed }: SearchState): CourseSearch {
  return { ...((wish ?? next)?.search ?? held), ...(typed !== null && { q: typed }) };
}

const sameList = (first: CourseSearch, second: CourseSearch) =>
  JSON.stringify(queryOf(first)) === JSON.stringify(queryOf(second));

const sameUrl = (first: CourseSearch, second: CourseSearch) => `${writeSearch(first)}` === `${writeSearch(second)}`;

export function searchReducer(former: SearchState, event: SearchEvent): SearchState {
  const state: SearchState = { ...former, notice: null };
  const { held, wish, typed } = state;
  switch (event.type) {
    case 'moved': {
      const { to } = event;
      const { next } = state;
      // A new URL cancels the search that is loading, unless the URL was set from `next`. If the new URL differs from
      // `next` only in the search words, the user has typed more words meanwhile, so `next` remains.
      const isBehind = next && !sameUrl(held, next.search) && sameList(to, next.search);
      const stays = isBehind && typed !== null && typed !== to.q;
      const isOwn = next && sameUrl(to, next.search);
      return {
        ...state,
        held: to,
        wish: stays || isOwn ? wish : null,
        next: stays ? next : null,
        typed: stays ? typed : null,
      };
    }
    case 'changed': {
      const { part, isApplied = false } = event;
      const search = { ...shownSearch(state), ...part };
      const changed = { ...state, typed: part.q ?? typed };
      // Typed words replace the history entry, because otherwise each letter would add one. An unchanged search also
      // replaces the entry, because otherwise Back would seem to do nothing.
      const replace = 'q' in part || sameUrl(held, search);
      // Search words are matched in the browser, so they cause no request. If a list is already loading, they wait for
      // this list.
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
      // The list failed to load, so search words typed meanwhile are applied to the list on the screen.
      const next = q === held.q ? null : { search: { ...held, q }, replace: true };
      return { ...state, wish: null, next, notice: { outcome: 'failed' } };
    }
    case 'cleared':
      return {
        ...state,
        wish: null,
        typed: null,
        next: { search: WHOLE_LIST, replace: sameUrl(held, WHOLE_LIST) },
        notice: { outcome: 'cleared' },
      };
  }
}
