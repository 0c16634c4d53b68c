import type { CourseFilters, Course } from '../api/courses.ts';
import { amountOf } from './price.ts';
import { comparePersian, fold } from '../lib/persian.ts';

/** The price range that the filter panel offers, in rials, and its steps (product §9). */
export const PRICE_MIN = 0;
export const PRICE_MAX = 4_000_000;
export const PRICE_STEP = 100_000;

/** The orders of the course list; `newest` is as the server sends it. */
export const SORTS = ['newest', 'cheapest', 'dearest', 'title'] as const;
export type CourseSort = (typeof SORTS)[number];

/** What the filter panel sets (product §2, filter panel). */
export interface CourseFilterValues {
  /** Id of a department; empty for all of them. */
  department: string;
  /** Only courses without a price; then the range does not count. */
  free: boolean;
  /** Lowest and highest price, in rials. */
  price: readonly [number, number];
}

/** What one looks for on the course list: filters, words of the title, order. */
export interface CourseSearch extends CourseFilterValues {
  q: string;
  sort: CourseSort;
}

/** No filter at all. */
export const NO_FILTERS: CourseFilterValues = { department: '', free: false, price: [PRICE_MIN, PRICE_MAX] };

// What the server's `sort` is called; newest needs none.
const SENT_SORT = { newest: undefined, cheapest: 'price', dearest: '-price', title: 'title' } as const;

/** Does the price range narrow anything? */
export function narrowsPrice({ free, price: [min, max] }: CourseFilterValues): boolean {
  return !free && (min !== PRICE_MIN || max !== PRICE_MAX);
}

/** Reads a search from an address; what makes no sense there counts as not set. */
export function readSearch(params: URLSearchParams): CourseSearch {
  const min = rials(params.get('min')) ?? PRICE_MIN;
  const max = rials(params.get('max')) ?? PRICE_MAX;
  return {
    q: params.get('q') ?? '',
    department: params.get('department') ?? '',
    free: params.get('free') === 'true',
    price: min <= max ? [min, max] : NO_FILTERS.price,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
  };
}

/** Writes a search for an address; only what is set. */
export function writeSearch({ q, department, free, price, sort }: CourseSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (department !== '') params.set('department', department);
  if (free) params.set('free', 'true');
  if (!free && price[0] !== PRICE_MIN) params.set('min', String(price[0]));
  if (!free && price[1] !== PRICE_MAX) params.set('max', String(price[1]));
  if (sort !== 'newest') params.set('sort', sort);
  return params;
}

/** What the server is asked for: only what is set, the price only where it differs from the whole range (product §5). */
export function queryOf(search: CourseSearch): CourseFilters {
  const sort = SENT_SORT[search.sort];
  return {
    ...(search.department !== '' && { department: search.department }),
    ...(search.free && { is_free: 'true' as const }),
    ...(narrowsPrice(search) && { price_min: search.price[0], price_max: search.price[1] }),
    ...(sort !== undefined && { sort }),
  };
}

// Few enough for a slow phone to hear the next press in time.
const AT_ONCE = 500;
// Titles as they are searched, folded once.
const keys = new WeakMap<Course, string>();

function keyOf(course: Course): string {
  const key = keys.get(course) ?? fold(course.title);
  keys.set(course, key);
  return key;
}

/** Folds the titles of a list in the browser's idle time, so that the first key finds them folded; returns how to stop. */
export function foldWhenIdle(courses: readonly Course[]): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined;
  let at = 0;
  let waiting = requestIdleCallback(work);
  function work() {
    courses.slice(at, (at += AT_ONCE)).forEach(keyOf);
    if (at < courses.length) waiting = requestIdleCallback(work);
  }
  return () => cancelIdleCallback(waiting);
}

/** The courses whose title contains `q` for a reader who does not mind how it is typed, in the order of `sort`. */
export function matching(courses: readonly Course[], q: string, sort: CourseSort): Course[] {
  const needle = fold(q);
  const found = courses.filter((course) => needle === '' || keyOf(course).includes(needle));
  return sort === 'newest' ? found : found.sort(ORDERS[sort]);
}

const ORDERS = {
  cheapest: (first: Course, second: Course) => amountOf(first) - amountOf(second),
  dearest: (first: Course, second: Course) => amountOf(second) - amountOf(first),
  title: (first: Course, second: Course) => comparePersian(first.title, second.title),
};

function rials(text: string | null): number | null {
  const value = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isInteger(value) && value >= PRICE_MIN && value <= PRICE_MAX ? value : null;
}
