import { useMemo } from 'react';
import { useCourses } from '../../data/courses.ts';
import { CourseGrid } from '../../components/course/CourseGrid/CourseGrid.tsx';
import { CardSkeletonGrid } from '../../components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';

/** The courses that name this department as theirs (product §2, department page). */
export function DepartmentCourses({ department }: { department: string }) {
  const { data, error, isLoading, isValidating, retry } = useCourses();
  const { purchased } = useSession();
  const courses = useMemo(
    () => data?.filter(({ department_name }) => department_name === department),
    [data, department],
  );
  useErrorToast(data ? undefined : error, 'course', fa.courses.loadFailed);

  if (isLoading) return <CardSkeletonGrid count={3} />;
  if (!courses) return <FailedState message={fa.courses.pageFailed} onRetry={retry} busy={isValidating} />;
  if (courses.length === 0) return <EmptyState text={fa.departments.noCourses} />;
  return <CourseGrid courses={courses} purchased={purchased} label={fa.departments.courses} />;
}
