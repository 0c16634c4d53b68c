import type { CourseFilters } from '../api/courses.ts';
import { FILTERS } from './filters.ts';
import { NO_FILTERS, filterQuery, readFilters, writeFilters, type CourseFilterValues } from './filterValues.ts';

/** The sort orders of the course list. `given` is the server's order. */
export const SORTS = ['given', 'cheapest', 'dearest', 'title'] as const;
export type CourseSort = (typeof SORTS)[number];

/** A search of the course list: the filters, the search words and the sort order. */
export interface CourseSearch extends CourseFilterValues {
  q: string;
  sort: CourseSort;
}

export const WHOLE_LIST: CourseSearch = { ...NO_FILTERS, q: '', sort: 'given' };

/** The names of the URL parameters of a search. */
export const SEARCH_PARAMETERS = ['q', ...Object.values(FILTERS).flatMap(({ parameters }) => parameters), 'sort'];

// The values of the API's `sort` parameter.
const SENT_SORT = { given: undefined, cheapest: 'price', dearest: '-price', title: 'title' } as const;

/** Reads a search from a URL. Invalid values count as not set. */
export function readSearch(params: URLSearchParams): CourseSearch {
  return {
    ...readFilters(params),
    q: params.get('q') ?? '',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'given',
  };
}

/** Writes a search as URL parameters. Only values that are set are written. */
export function writeSearch({ q, sort, ...filters }: CourseSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  writeFilters(filters, params);
  if (sort !== 'given') params.set('sort', sort);
  return params;
}

/** Returns the API's query parameters for a search. Only set values are sent (product §5). */
export function queryOf({ q: _, sort, ...filters }: CourseSearch): CourseFilters {
  const sent = SENT_SORT[sort];
  return { ...filterQuery(filters), ...(sent && { sort: sent }) };
}
