import type { Department } from '../../api/departments.ts';
import { fold } from '../../lib/persian.ts';
import { fa } from '../../text/fa.ts';

/** One of the six departments, as selects offer them. */
export interface DepartmentOption {
  /** The department's id. */
  value: string;
  label: string;
}

/**
 * The product's six departments in their order, each with the id that the server gives for its name, else its number
 * from 1 to 6 (product §2, filter panel). No two share a value: a number that is another's id gives way to the name.
 */
export function departmentOptions(departments: readonly Pick<Department, 'id' | 'name'>[] = []): DepartmentOption[] {
  const idOf = new Map(departments.map(({ id, name }) => [fold(name), id]));
  const ids = new Set(idOf.values());
  const given = new Set<string>();
  return fa.departments.names.map((name, index) => {
    const number = String(index + 1);
    const value = idOf.get(fold(name)) ?? (ids.has(number) ? name : number);
    const own = given.has(value) ? name : value;
    given.add(own);
    return { value: own, label: name };
  });
}
