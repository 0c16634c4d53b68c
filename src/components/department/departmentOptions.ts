import type { Department } from '../../api/departments.ts';
import { fold } from '../../lib/persian.ts';
import { fa } from '../../text/fa.ts';

/** A department, as selects offer it. */
export interface DepartmentOption {
  /** The department's id. */
  value: string;
  label: string;
}

/** A department of which at least the name is known. */
type Named = Pick<Department, 'id' | 'name'> & Partial<Department>;

/** A department in the order of the product. */
interface PlacedDepartment extends Pick<Department, 'id' | 'name'> {
  /** Its place among the product's six, from 0; -1 for one of the academy's own. */
  place: number;
  /** What the API says of it, once it has. */
  known?: Named;
}

// Names that differ in letters alike, or in a blank, are the same.
const keyOf = (name: string) => fold(name).replaceAll(' ', '');

/**
 * The academy's departments: the product's six in their order, then its own. Until the API has named them, or where it
 * does not, the six with the ids 1 to 6 (product §2, filter panel).
 */
export function placedDepartments(departments: readonly Named[] = []): PlacedDepartment[] {
  const { names } = fa.departments;
  if (departments.length === 0) return names.map((name, place) => ({ id: String(place + 1), name, place }));
  const places = names.map(keyOf);
  const rankOf = ({ place }: { place: number }) => (place < 0 ? places.length : place);
  const ids = new Set<string>();
  return departments
    .filter(({ id }) => !ids.has(id) && ids.add(id))
    .map((known) => ({ id: known.id, name: known.name, place: places.indexOf(keyOf(known.name)), known }))
    .sort((first, second) => rankOf(first) - rankOf(second));
}

/** The same for selects. */
export function departmentOptions(departments?: readonly Named[]): DepartmentOption[] {
  return placedDepartments(departments).map(({ id, name }) => ({ value: id, label: name }));
}
