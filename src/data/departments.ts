import { departmentsApi } from '../api/departments.ts';
import { useEndpoint } from './useEndpoint.ts';

/** All departments (product §2, header). */
export function useDepartments() {
  return useEndpoint(departmentsApi.list, {});
}

/** One department by its id (product §2, department page). */
export function useDepartment(id: string) {
  return useEndpoint(departmentsApi.read, { params: { id } });
}
