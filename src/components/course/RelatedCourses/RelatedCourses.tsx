import { Box, Title } from '@mantine/core';
import type { Course } from '../../../api/courses.ts';
import { CourseGrid } from '../CourseGrid/CourseGrid.tsx';

const MOST = 3;

interface RelatedCoursesProps {
  title: string;
  /** The courses for which to find related ones. They are not listed themselves. If empty, any courses are listed. */
  to: readonly Course[];
  /** The courses to choose from. */
  courses: readonly Course[];
  /** The ids of the courses that the user owns. These courses are not shown. */
  purchased: readonly string[];
}

/** Up to three other courses from the same departments. Renders nothing if there are none (product §10). */
export function RelatedCourses({ title, to, courses, purchased }: RelatedCoursesProps) {
  const departments = new Set(to.map(({ department_name }) => department_name ?? undefined));
  const left = new Set([...purchased, ...to.map(({ id }) => id)]);
  const related = courses
    .filter(({ id, department_name: name }) => !left.has(id) && (to.length === 0 || (name && departments.has(name))))
    .slice(0, MOST);
  if (related.length === 0) return null;
  return (
    <Box component="section" mt={48}>
      <Title order={2} mb="md">
        {title}
      </Title>
      <CourseGrid courses={related} purchased={purchased} label={title} />
    </Box>
  );
}
