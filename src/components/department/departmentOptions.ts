import type { Department } from '../../api/departments.ts';
import { fold } from '../../lib/persian.ts';
import { fa } from '../../text/fa.ts';

/** A department as an option of a select. */
export interface DepartmentOption {
  value: string;
  label: string;
}

/** A department with at least an id and a name. */
type Named = Pick<Department, 'id' | 'name'> & Partial<Department>;

/** A department with its position in the order of the built-in departments. */
interface PlacedDepartment extends Pick<Department, 'id' | 'name'> {
  /** The index among the built-in departments (`brand/brand.ts`). -1 for any other department. */
  place: number;
  /** The department from the API. Undefined until the API responds. */
  known?: Named;
}

// Two names count as equal if they differ only in spelling (see `fold`) or spaces.
const keyOf = (name: string) => fold(name).replaceAll(' ', '');

/**
 * Returns the API's departments: first those with built-in names, in the built-in order, then all others. If there are
 * none yet, returns the built-in departments, with ids from 1 (product §2, filter panel).
 */
export function placedDepartments(departments: readonly Named[] = []): PlacedDepartment[] {
  const { names } = fa.departments;
  if (departments.length === 0) return names.map((name, place) => ({ id: String(place + 1), name, place }));
  const places = names.map(keyOf);
  const rankOf = ({ place }: { place: number }) => (place < 0 ? places.length : place);
  const ids = new Set<string>();
  return departments
    .filter(({ id }) => !ids.has(id) && ids.add(id))
    .map((known) => ({
      id: known.id,
      name: known.name.trim() || fa.departments.page,
      place: places.indexOf(keyOf(known.name)),
      known,
    }))
    .sort((first, second) => rankOf(first) - rankOf(second));
}

/** Returns the departments as options of a select. */
export function departmentOptions(departments?: readonly Named[]): DepartmentOption[] {
  return placedDepartments(departments).map(({ id, name }) => ({ value: id, label: name }));
}
