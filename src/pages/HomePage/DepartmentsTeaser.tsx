import { Text, Title } from '@mantine/core';
import type { Department } from '../../api/departments.ts';
import { DepartmentCard } from '../../components/department/DepartmentCard/DepartmentCard.tsx';
import { fa } from '../../text/fa.ts';
import classes from './HomePage.module.css';

/** The departments as cards, in a row that is moved sideways on small screens; left out while there are none. */
export function DepartmentsTeaser({ departments }: { departments: readonly Department[] }) {
  if (departments.length === 0) return null;
  return (
    <section>
      <Title order={2}>{fa.nav.departments}</Title>
      <Text c="dimmed" mb="lg">
        {fa.home.departmentsLead}
      </Text>
      <ul className={classes.departments}>
        {departments.map((department) => (
          <li key={department.id}>
            <DepartmentCard department={department} />
          </li>
        ))}
      </ul>
    </section>
  );
}
