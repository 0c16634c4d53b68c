import { Stack, Title } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { departmentsApi } from '../../api/departments.ts';
import { DepartmentHero, DepartmentHeroSkeleton } from '../../components/department/DepartmentHero/DepartmentHero.tsx';
import { CardSkeletonGrid } from '../../components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { NotFoundState } from '../../components/feedback/NotFoundState/NotFoundState.tsx';
import { PageError } from '../../components/feedback/PageError/PageError.tsx';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { clampText } from '../../lib/text.ts';
import { fa } from '../../text/fa.ts';
import { DepartmentCourses } from './DepartmentCourses.tsx';

/** `/departments/{id}`: what a department is about, and its courses (product §2, department page). */
export function DepartmentPage() {
  const { id = '' } = useParams();
  const { data: department, error, isLoading, retry } = useEndpoint(departmentsApi.read, { params: { id } });
  const failed = error && !error.isNotFound && !department ? error : undefined;
  useErrorToast(failed, 'page', fa.departments.failed(failed?.detail ?? null));

  if (isLoading) {
    return (
      <Page>
        <Stack gap="xl">
          <DepartmentHeroSkeleton />
          <CardSkeletonGrid count={3} />
        </Stack>
      </Page>
    );
  }
  if (failed) return <PageError message={fa.departments.error} onRetry={retry} />;
  if (!department) return <NotFoundState />;

  return (
    <Page>
      <PageMeta
        title={clampText(department.name, 80)}
        description={clampText(department.description || department.motto, 160)}
      />
      <Stack gap="xl">
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
