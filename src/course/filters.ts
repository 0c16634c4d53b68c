import type { Course, CourseFilters } from '../api/courses.ts';
import { fa } from '../text/fa.ts';
import { amountOf } from './price.ts';

/** One filter of the course list: its form field, its URL and API parameters, and its chip. */
export type Filter<Value> = AnyFilter<Value> & (Value extends string ? { select: Select } : unknown);

/** The options of a select. While the placeholder is selected, the select does not filter the list. */
interface Select {
  placeholder: string;
  options: (names: FilterNames) => FilterNames['departments'];
}

interface AnyFilter<Value> {
  /**
   * The value with which the filter has no effect. The value's type determines the form field: a checkbox for a
   * boolean, a select for a string. For other types, `FilterDrawer` itself contains the field.
   */
  none: Value;
  label: string;
  /** The names of the URL parameters that `read` and `write` use. */
  parameters: readonly string[];
  /** Reads the filter's value from a URL. Undefined if the value is missing or invalid. */
  read(params: URLSearchParams): Value | undefined;
  /** Writes a value other than `none` into a URL. */
  write(value: Value, params: URLSearchParams): void;
  /** Returns the API's query parameters for a value other than `none` (product §7). */
  send(value: Value): CourseFilters;
  /** Returns whether the API would include `course` in its response for a value other than `none`. */
  keeps(value: Value, course: Course): boolean;
  chip(value: Value, names: FilterNames): string;
  /** The key of another filter. While the other filter is set, this filter is disabled. */
  offBy?: string;
}

/** The names that chips and selects show instead of ids. */
export type FilterNames = { departments: readonly { value: string; label: string }[] };

const filter = <Value>(description: Filter<Value>) => description;

/** Prices in rials. If `highest` is `Infinity`, there is no upper limit. */
type PriceRange = readonly [lowest: number, highest: number];

/** Every filter (product §2, filter panel), in the order of the panel. CONTRIBUTING.md says what a new filter needs. */
export const FILTERS = {
  department: filter<string>({
    none: '',
    label: fa.filters.department,
    select: { placeholder: fa.filters.allDepartments, options: ({ departments }) => departments },
    parameters: ['department'],
    read: (params) => params.get('department') ?? undefined,
    write: (id, params) => params.set('department', id),
    send: (id) => ({ department: id }),
    keeps: (id, { department }) => department === id,
    chip: (id, { departments }) => departments.find(({ value }) => value === id)?.label ?? fa.filters.department,
  }),
  price: filter<PriceRange>({
    none: [0, Infinity],
    label: fa.filters.priceRange,
    parameters: ['min', 'max'],
    read(params) {
      const [lowest, highest] = [rials(params.get('min')) ?? 0, rials(params.get('max')) ?? Infinity];
      return lowest <= highest ? [lowest, highest] : undefined;
    },
    write([lowest, highest], params) {
      if (lowest > 0) params.set('min', String(lowest));
      if (highest < Infinity) params.set('max', String(highest));
    },
    send: ([lowest, highest]) => ({ price_min: lowest, ...(highest < Infinity && { price_max: highest }) }),
    keeps: ([lowest, highest], course) => amountOf(course) >= lowest && amountOf(course) <= highest,
    chip: (range) => fa.filters.range(...range),
    offBy: 'free',
  }),
  free: filter<boolean>({
    none: false,
    label: fa.filters.freeOnly,
    parameters: ['free'],
    read: (params) => params.get('free') === 'true',
    write: (_, params) => params.set('free', 'true'),
    send: () => ({ is_free: 'true' }),
    keeps: (_, course) => amountOf(course) === 0,
    chip: () => fa.filters.freeOnly,
  }),
};

function rials(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
