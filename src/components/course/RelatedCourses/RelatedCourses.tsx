import { Box, Title } from '@mantine/core';
import { useMemo } from 'react';
import type { Course } from '../../../api/courses.ts';
import { departmentsApart } from '../../../course/departmentsApart.ts';
import { CourseGrid } from '../CourseGrid/CourseGrid.tsx';
import classes from './RelatedCourses.module.css';

const MOST = 3;

interface RelatedCoursesProps {
  title: string;
  /** The courses for which related courses are found. These courses themselves are not shown. */
  to: readonly Course[];
  /** The courses to choose from. */
  courses: readonly Course[];
  /** The ids of the courses that the user owns. These courses are not shown. */
  purchased: readonly string[];
  /** Whether courses of other departments fill the row, one per department if possible. Default false. */
  fill?: boolean;
}

/**
 * Up to three other courses from the same departments and, with `fill`, from other departments. Renders nothing if
 * there are none (product §10).
 */
export function RelatedCourses({ title, to, courses, purchased, fill = false }: RelatedCoursesProps) {
  const related = useMemo(() => relatedTo(to, courses, purchased, fill), [to, courses, purchased, fill]);
  if (related.length === 0) return null;
  return (
    <Box component="section" mt={48} className={classes.root} mod={{ 'one-department': to.length === 1 && !fill }}>
      <Title order={2} mb="md">
        {title}
      </Title>
      <CourseGrid courses={related} purchased={purchased} label={title} />
    </Box>
  );
}

function relatedTo(to: readonly Course[], courses: readonly Course[], purchased: readonly string[], fill: boolean) {
  const departments = new Set(to.map(({ department_name }) => department_name ?? undefined));
  const left = new Set([...purchased, ...to.map(({ id }) => id)]);
  const others = courses.filter(({ id }) => !left.has(id));
  const isNear = ({ department_name: name }: Course) => Boolean(name && departments.has(name));
  const near = others.filter(isNear);
  const far = fill ? departmentsApart(others.filter((course) => !isNear(course))) : [];
  return [...near, ...far].slice(0, MOST);
}
