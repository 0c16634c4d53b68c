import type { RefObject } from 'react';
import { useDepartments } from '../../data/departments.ts';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { DepartmentsPanel } from '../../components/layout/DepartmentsPanel/DepartmentsPanel.tsx';
import { fa } from '../../text/fa.ts';

/** The departments panel with its data, which load when the panel first opens (product §2, §8). */
export function Departments(props: { toggle: RefObject<HTMLElement | null>; onClose: () => void }) {
  const { data, error, retry } = useDepartments();
  useErrorToast(error, 'home', fa.departments.listFailed, { id: 'departments' });
  return <DepartmentsPanel departments={data} onRetry={error && retry} {...props} />;
}
