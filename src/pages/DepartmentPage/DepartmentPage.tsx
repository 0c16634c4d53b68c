import { Stack, Title } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { useMemo } from 'react';
import { departmentsApi } from '../../api/departments.ts';
import { DepartmentHero, DepartmentHeroSkeleton } from '../../components/department/DepartmentHero/DepartmentHero.tsx';
import { CardSkeletonGrid } from '../../components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { NotFoundState } from '../../components/feedback/NotFoundState/NotFoundState.tsx';
import { FailedLine, FailedState, PageError } from '../../components/feedback/FailedState/FailedState.tsx';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { clampText } from '../../lib/text.ts';
import { fa } from '../../text/fa.ts';
import { useCourses } from '../../data/courses.ts';
import { usePartial } from '../../data/DataProvider.tsx';
import { CourseGrid } from '../../components/course/CourseGrid/CourseGrid.tsx';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { useSession } from '../../session/SessionProvider.tsx';

/** `/departments/{id}`: a department and its courses (product §2, department page). */
export function DepartmentPage() {
  const { id = '' } = useParams();
  const {
    data: department,
    error,
    isLoading,
    isValidating,
    retry,
  } = useEndpoint(departmentsApi.read, { params: { id } });
  const failed = error?.isNotFound ? undefined : error;
  useErrorToast(failed, 'page', fa.departments.failed(failed?.detail ?? null));

  if (isLoading) {
    return (
      <Page>
        <PageMeta title={fa.departments.page} />
        <Stack gap="xl">
          <DepartmentHeroSkeleton />
          <CardSkeletonGrid count={3} />
        </Stack>
      </Page>
    );
  }
  if (failed && !department) return <PageError message={fa.departments.error} onRetry={retry} told />;
  if (!department) return <NotFoundState />;

  return (
    <Page>
      <PageMeta
        title={clampText(department.name, 80)}
        description={clampText(department.description || department.motto, 160)}
      />
      <Stack gap="xl">
        {failed && <FailedLine message={fa.departments.failed(failed.detail)} onRetry={retry} busy={isValidating} />}
        <DepartmentHero department={department} />
        <section>
          <Title order={2} mb="md">
            {fa.departments.courses}
          </Title>
          <DepartmentCourses department={department.name} />
        </section>
      </Stack>
    </Page>
  );
}

/** The courses of the department with this name (product §2, department page). */
function DepartmentCourses({ department }: { department: string }) {
  const { data, error, isLoading, isValidating, retry } = useCourses();
  const { purchased } = useSession();
  const courses = useMemo(
    () => data?.filter(({ department_name }) => department_name === department),
    [data, department],
  );
  useErrorToast(error, 'course', fa.courses.loadFailed);

  // A prerendered page may contain only the first rows of the list, perhaps without courses of this department.
  const isUnknown = usePartial() && isValidating && courses?.length === 0;
  if (isLoading || isUnknown) return <CardSkeletonGrid count={3} />;
  if (!courses) return <FailedState message={fa.courses.pageFailed} onRetry={retry} busy={isValidating} />;
  return (
    <>
      {error && <FailedLine message={fa.courses.pageFailed} onRetry={retry} busy={isValidating} />}
      {courses.length === 0 ? (
        <EmptyState text={fa.departments.noCourses} />
      ) : (
        <CourseGrid courses={courses} purchased={purchased} label={fa.departments.courses} />
      )}
    </>
  );
}
