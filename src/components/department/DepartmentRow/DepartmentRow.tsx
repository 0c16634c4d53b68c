import { Text, Title } from '@mantine/core';
import type { Department } from '../../../api/departments.ts';
import { DepartmentCard } from '../DepartmentCard/DepartmentCard.tsx';
import classes from './DepartmentRow.module.css';

interface DepartmentRowProps {
  /** The heading above them. */
  title: string;
  /** A sentence under it. */
  lead: string;
  /** The departments; while there are none, nothing is shown. */
  departments: readonly Department[] | undefined;
}

/** The departments as cards, in a row that is moved sideways on small screens (product §2, home). */
export function DepartmentRow({ title, lead, departments }: DepartmentRowProps) {
  if (!departments?.[0]) return null;
  return (
    <section>
      <Title order={2}>{title}</Title>
      <Text c="dimmed" mb="lg">
        {lead}
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
