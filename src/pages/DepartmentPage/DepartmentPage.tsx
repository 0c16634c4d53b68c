import { Stack, Title } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { useMemo } from 'react';
import type { Course } from '../../api/courses.ts';
import { departmentsApi, type Department } from '../../api/departments.ts';
import { DepartmentHero, DepartmentHeroSkeleton } from '../../components/department/DepartmentHero/DepartmentHero.tsx';
import { CardSkeletonGrid } from '../../components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { NotFoundState } from '../../components/feedback/NotFoundState/NotFoundState.tsx';
import { FailedLine, FailedState, PageError } from '../../components/feedback/FailedState/FailedState.tsx';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { amountOf } from '../../course/price.ts';
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
        <Stack gap="clamp(3rem, 6vw, 3.5rem)">
          <DepartmentHeroSkeleton />
          <CardSkeletonGrid />
        </Stack>
      </Page>
    );
  }
  if (failed && !department) return <PageError message={fa.departments.error} onRetry={retry} told />;
  if (!department) return <NotFoundState />;

  return (
    <Page>
      <PageMeta
        title={department.name.trim() || fa.departments.page}
        description={clampText(department.description || department.motto, 160)}
      />
      <Stack gap="clamp(3rem, 6vw, 3.5rem)">
        {failed && <FailedLine message={fa.departments.failed(failed.detail)} onRetry={retry} busy={isValidating} />}
        <DepartmentWithCourses department={department} />
      </Stack>
    </Page>
  );
}

/**
 * A department with its courses. A course belongs to the department with the name `department_name` (product §2,
 * department page).
 */
function DepartmentWithCourses({ department }: { department: Department }) {
  const { data, error, isLoading, isValidating, retry } = useCourses();
  const courses = useMemo(
    () => data?.filter(({ department_name }) => department_name === department.name),
    [data, department.name],
  );
  useErrorToast(error, 'course', fa.courses.loadFailed);

  const isPartial = usePartial(data);
  // The first rows of a prerendered list may include no course of this department.
  const isUnknown = isPartial && courses?.length === 0;
  const size = !isPartial && courses?.[0] && { count: courses.length, free: courses.filter(isFree).length };
  return (
    <>
      <DepartmentHero department={department} size={size || undefined} />
      <section data-one-department>
        <Title order={2} mb="clamp(1rem, 2vw, 1.25rem)">
          {fa.departments.courses}
        </Title>
        {error && courses && !isUnknown && (
          <FailedLine message={fa.courses.pageFailed} onRetry={retry} busy={isValidating} />
        )}
        {isLoading || (isUnknown && !error) ? (
          <CardSkeletonGrid />
        ) : courses && !isUnknown ? (
          <DepartmentCourses courses={courses} />
        ) : (
          <FailedState message={fa.courses.pageFailed} onRetry={retry} busy={isValidating} />
        )}
      </section>
    </>
  );
}

const isFree = (course: Course) => amountOf(course) === 0;

function DepartmentCourses({ courses }: { courses: readonly Course[] }) {
  const { purchased } = useSession();
  if (courses.length === 0) return <EmptyState text={fa.departments.noCourses} />;
  return <CourseGrid courses={courses} purchased={purchased} label={fa.departments.courses} />;
}
