import { type RefObject } from 'react';
import { useDepartments } from '../../data/departments.ts';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { DepartmentsPanel } from '../../components/layout/DepartmentsPanel/DepartmentsPanel.tsx';
import { fa } from '../../text/fa.ts';

interface DepartmentsProps {
  /** The header's button. */
  toggle: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The header's departments panel with its data, asked for when it first opens (product §2, §8). */
export function Departments(props: DepartmentsProps) {
  const { data, error, retry } = useDepartments();
  useErrorToast(error, 'home', fa.departments.listFailed, { id: 'departments' });
  if (data) return <DepartmentsPanel state={{ status: 'ready', departments: data }} {...props} />;
  return <DepartmentsPanel state={error ? { status: 'failed', onRetry: retry } : { status: 'loading' }} {...props} />;
}
