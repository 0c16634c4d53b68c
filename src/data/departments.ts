import { departmentsApi } from '../api/departments.ts';
import { useEndpoint } from './useEndpoint.ts';

/** Returns all departments (product §2, header). */
export function useDepartments() {
  return useEndpoint(departmentsApi.list, {});
}
