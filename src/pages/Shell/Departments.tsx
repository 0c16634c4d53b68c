import { useMemo, type RefObject } from 'react';
import type { Course } from '../../api/courses.ts';
import { useCatalogue } from '../../data/courses.ts';
import { useDepartments } from '../../data/departments.ts';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { DepartmentsPanel } from '../../components/layout/DepartmentsPanel/DepartmentsPanel.tsx';
import { fa } from '../../text/fa.ts';

/** The departments panel. Its data load when the panel first opens (product §2, §8). */
export function Departments(props: { toggle: RefObject<HTMLElement | null>; onClose: () => void }) {
  const { data, error, retry } = useDepartments();
  const courses = useCatalogue(true);
  const counts = useMemo(() => courses && countsOf(courses), [courses]);
  useErrorToast(error, 'home', fa.departments.listFailed, { id: 'departments' });
  return <DepartmentsPanel departments={data} counts={counts} onRetry={error && retry} {...props} />;
}

/** Returns the number of courses by department name. Courses without a department are counted under `''`. */
export function countsOf(courses: readonly Course[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { department_name: name } of courses) counts.set(name ?? '', (counts.get(name ?? '') ?? 0) + 1);
  return counts;
}
