import { Text, Title } from '@mantine/core';
import type { Department } from '../../api/departments.ts';
import { DepartmentCard } from '../../components/department/DepartmentCard/DepartmentCard.tsx';
import { CardGrid } from '../../components/layout/CardGrid/CardGrid.tsx';
import { fa } from '../../text/fa.ts';

/** The departments as cards; the section is left out while there are none. */
export function DepartmentsTeaser({ departments }: { departments: readonly Department[] }) {
  if (departments.length === 0) return null;
  return (
    <section>
      <Title order={2}>{fa.nav.departments}</Title>
      <Text c="dimmed" mb="lg">
        {fa.home.departmentsLead}
      </Text>
      <CardGrid component="div">
        {departments.map((department) => (
          <DepartmentCard key={department.id} department={department} />
        ))}
      </CardGrid>
    </section>
  );
}
