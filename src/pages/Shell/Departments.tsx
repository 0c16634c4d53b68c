import { useMemo, type RefObject } from 'react';
import { useData } from '../../data/DataProvider.tsx';
import { useDepartments } from '../../data/departments.ts';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { DepartmentsPanel } from '../../components/layout/DepartmentsPanel/DepartmentsPanel.tsx';
import { fa } from '../../text/fa.ts';

/** The departments panel with its data, which load when the panel first opens (product §2, §8). */
export function Departments(props: { toggle: RefObject<HTMLElement | null>; onClose: () => void }) {
  const { data, error, retry } = useDepartments();
  const counts = useCounts();
  useErrorToast(error, 'home', fa.departments.listFailed, { id: 'departments' });
  return <DepartmentsPanel departments={data} counts={counts} onRetry={error && retry} {...props} />;
}

/** Counts the courses by department name, only if they have already loaded. Requests no courses. */
export function useCounts() {
  const { courseCache } = useData();
  return useMemo(() => {
    const courses = courseCache.read()?.courses;
    return courses && countBy(courses, ({ department_name }) => department_name ?? '');
  }, [courseCache]);
}

function countBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(nameOf(row), (counts.get(nameOf(row)) ?? 0) + 1);
  return counts;
}
