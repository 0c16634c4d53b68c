import type { CourseFilters } from '../api/courses.ts';
import { NO_FILTERS, filterQuery, readFilters, writeFilters, type CourseFilterValues } from './filterValues.ts';

/** The orders of the course list; `given` is the server's own. */
export const SORTS = ['given', 'cheapest', 'dearest', 'title'] as const;
export type CourseSort = (typeof SORTS)[number];

/** What one looks for on the course list: filters, words, order. */
export interface CourseSearch extends CourseFilterValues {
  q: string;
  sort: CourseSort;
}

/** The whole list as the server gives it. */
export const WHOLE_LIST: CourseSearch = { ...NO_FILTERS, q: '', sort: 'given' };

// Names of the orders in the server's `sort`.
const SENT_SORT = { given: undefined, cheapest: 'price', dearest: '-price', title: 'title' } as const;

/** Reads a search from an address; what makes no sense there counts as not set. */
export function readSearch(params: URLSearchParams): CourseSearch {
  return {
    ...readFilters(params),
    q: params.get('q') ?? '',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'given',
  };
}

/** Writes a search for an address; only what is set. */
export function writeSearch({ q, sort, ...filters }: CourseSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  writeFilters(filters, params);
  if (sort !== 'given') params.set('sort', sort);
  return params;
}

/** What the server is asked for: only what is set (product §5). */
export function queryOf({ q: _, sort, ...filters }: CourseSearch): CourseFilters {
  const sent = SENT_SORT[sort];
  return { ...filterQuery(filters), ...(sent && { sort: sent }) };
}
