import type { CourseFilters } from '../api/courses.ts';
import { fa } from '../text/fa.ts';

/** One filter of the course list, from the address to the server and to its chip. */
export interface Filter<Value> {
  /** The value that leaves no course out. */
  none: Value;
  /** Reads it from an address; undefined where it is not set there, or makes no sense. */
  read(params: URLSearchParams): Value | undefined;
  /** Writes a value that is set into an address. */
  write(value: Value, params: URLSearchParams): void;
  /** The query parameters of a value that is set (product §7). */
  send(value: Value): CourseFilters;
  /** The words of its chip. */
  chip(value: Value, names: FilterNames): string;
  /** Name of a filter that makes this one pointless while it is set. */
  offBy?: string;
}

/** Names of what is filtered by an id. */
export type FilterNames = { departments: readonly { value: string; label: string }[] };

const filter = <Value>(description: Filter<Value>) => description;

/** In rials; the highest is `Infinity` where there is none. */
type PriceRange = readonly [lowest: number, highest: number];

/** Every filter (product §2, filter panel). A new one is an entry here, a field in `filterFields` and its texts. */
export const FILTERS = {
  department: filter<string>({
    none: '',
    read: (params) => params.get('department') ?? undefined,
    write: (id, params) => params.set('department', id),
    send: (id) => ({ department: id }),
    chip: (id, { departments }) => departments.find(({ value }) => value === id)?.label ?? fa.filters.department,
  }),
  price: filter<PriceRange>({
    none: [0, Infinity],
    read(params) {
      const [lowest, highest] = [rials(params.get('min')) ?? 0, rials(params.get('max')) ?? Infinity];
      return lowest <= highest ? [lowest, highest] : undefined;
    },
    write([lowest, highest], params) {
      if (lowest > 0) params.set('min', String(lowest));
      if (highest < Infinity) params.set('max', String(highest));
    },
    send: ([lowest, highest]) => ({ price_min: lowest, ...(highest < Infinity && { price_max: highest }) }),
    chip: (range) => fa.filters.range(...range),
    offBy: 'free',
  }),
  free: filter<boolean>({
    none: false,
    read: (params) => params.get('free') === 'true',
    write: (_, params) => params.set('free', 'true'),
    send: () => ({ is_free: 'true' }),
    chip: () => fa.filters.freeOnly,
  }),
};

function rials(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
