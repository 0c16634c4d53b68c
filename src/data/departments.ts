import { departmentsApi } from '../api/departments.ts';
import { useEndpoint } from './swr.tsx';

/** All departments (product §2, header). */
export function useDepartments(enabled = true) {
  return useEndpoint(departmentsApi.list, enabled ? {} : null);
}

/** One department by its id (product §2, department page). */
export function useDepartment(id: string) {
  return useEndpoint(departmentsApi.read, { params: { id } });
}
