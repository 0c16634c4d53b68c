import { Stack, Title } from '@mantine/core';
import { useMemo } from 'react';
import type { Course } from '../../api/courses.ts';
import { CourseGrid } from '../../components/course/CourseGrid/CourseGrid.tsx';
import { DepartmentCard } from '../../components/department/DepartmentCard/DepartmentCard.tsx';
import { useCourses } from '../../data/courses.ts';
import { useDepartments } from '../../data/departments.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';

/** How many other courses of the department are shown. */
const MOST = 3;

/** The department of a course and other courses of it; whatever of them is not known is left out. */
export function CourseNeighbours({ course }: { course: Course }) {
  const { data: courses } = useCourses();
  const { data: departments } = useDepartments();
  const { purchased } = useSession();
  const owned = useMemo(() => new Set(purchased), [purchased]);
  const name = course.department_name;
  const department = departments?.find((known) => known.name === name);
  const others = (courses ?? [])
    .filter(({ id, department_name }) => id !== course.id && department_name === name && !owned.has(id))
    .slice(0, MOST);

  if (name === null || (!department && others.length === 0)) return null;
  return (
    <Stack gap="xl" mt="xl">
      {department && (
        <section>
          <Title order={2} mb="md">
            {fa.courses.ofDepartment}
          </Title>
          <div style={{ containerType: 'inline-size' }}>
            <DepartmentCard department={department} />
          </div>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <Title order={2} mb="md">
            {fa.courses.others}
          </Title>
          <CourseGrid courses={others} purchased={owned} label={fa.courses.others} />
        </section>
      )}
    </Stack>
  );
}
