import { Button, Card, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Course } from '../../../api/courses.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { CourseCover } from '../../course/CourseCover/CourseCover.tsx';
import { courseTitle } from '../../../course/title.ts';
import { CardGrid } from '../../layout/CardGrid/CardGrid.tsx';
import classes from './PurchasedCourseGrid.module.css';

interface PurchasedCourseGridProps {
  /** The courses, in the order in which they are shown. */
  courses: readonly Course[];
}

/** The courses that a user owns: one, two or three in a row, each with the way to its syllabus (product §2, profile). */
export function PurchasedCourseGrid({ courses }: PurchasedCourseGridProps) {
  return (
    <CardGrid label={fa.profile.courses}>
      {courses.map((course) => (
        <PurchasedCourse key={course.id} course={course} />
      ))}
    </CardGrid>
  );
}

function PurchasedCourse({ course }: { course: Course }) {
  const title = courseTitle(course);
  return (
    <Card component="li" className={classes.card} padding="md">
      <Card.Section>
        <CourseCover src={course.cover} />
      </Card.Section>
      <Title order={3} size="h4" className={classes.title} lineClamp={2} dir={directionOf(title)} title={title}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        <bdi>{course.department_name ?? fa.courses.unknownDepartment}</bdi>
      </Text>
      <Button
        component={Link}
        to={paths.syllabus(course.id)}
        color="green"
        fullWidth
        mt="auto"
        aria-label={fa.courses.viewOf(title)}
      >
        {fa.profile.viewCourse}
      </Button>
    </Card>
  );
}
