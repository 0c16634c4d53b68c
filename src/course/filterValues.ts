import type { Course, CourseFilters } from '../api/courses.ts';
import { keysOf } from '../lib/keys.ts';
import { FILTERS, type Filter, type FilterNames } from './filters.ts';

type FilterKey = keyof typeof FILTERS;

/** A value for each filter. */
export type CourseFilterValues = { [Key in FilterKey]: (typeof FILTERS)[Key]['none'] };

/** The keys of all filters, in the order of the panel. */
export const FILTER_KEYS = keysOf(FILTERS);
const filterOf = (key: FilterKey): Filter<unknown> => FILTERS[key];

export const NO_FILTERS = valuesBy((key) => filterOf(key).none);

function valuesBy(valueOf: (key: FilterKey) => unknown): CourseFilterValues {
  return Object.fromEntries(FILTER_KEYS.map((key) => [key, valueOf(key)])) as CourseFilterValues;
}

const isSet = (key: FilterKey, values: CourseFilterValues) => String(values[key]) !== String(filterOf(key).none);

/** Returns whether another active filter disables the filter `key`. */
export function isOff(key: FilterKey, values: CourseFilterValues): boolean {
  return FILTER_KEYS.some((other) => other === filterOf(key).offBy && isSet(other, values));
}

/** Returns the keys of the filters that are set and not disabled by another filter. */
export function filtersInForce(values: CourseFilterValues): FilterKey[] {
  return FILTER_KEYS.filter((key) => isSet(key, values) && !isOff(key, values));
}

/** Returns `values` without the filters that have no effect. */
export function settledFilters(values: CourseFilterValues): CourseFilterValues {
  const keys = filtersInForce(values);
  return valuesBy((key) => (keys.includes(key) ? values[key] : filterOf(key).none));
}

/** Reads the filters from a URL. A filter with an invalid value counts as not set. */
export function readFilters(params: URLSearchParams): CourseFilterValues {
  return settledFilters(valuesBy((key) => filterOf(key).read(params) ?? filterOf(key).none));
}

/** Writes the active filters into a URL. */
export function writeFilters(values: CourseFilterValues, params: URLSearchParams): void {
  for (const key of filtersInForce(values)) filterOf(key).write(values[key], params);
}

/** Returns the API's query parameters for the active filters (product §5). */
export function filterQuery(values: CourseFilterValues): CourseFilters {
  return Object.assign({}, ...filtersInForce(values).map((key) => filterOf(key).send(values[key])));
}

/**
 * Returns the courses that match the active filters. If `courses` contains all courses, the result equals the API's
 * response.
 */
export function filtered(courses: readonly Course[], values: CourseFilterValues): Course[] {
  const keys = filtersInForce(values);
  return courses.filter((course) => keys.every((key) => filterOf(key).keeps(values[key], course)));
}

/** Returns the chip text of each active filter, and the change that removes that filter. */
export function filterChips(values: CourseFilterValues, names: FilterNames) {
  return filtersInForce(values).map((key) => ({
    key,
    label: filterOf(key).chip(values[key], names),
    without: { [key]: filterOf(key).none },
  }));
}
