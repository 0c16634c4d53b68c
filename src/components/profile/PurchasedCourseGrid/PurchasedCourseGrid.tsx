import { Anchor, Button, Card, Text, Title } from '@mantine/core';
import { courseTitle } from '../../../course/title.ts';
import type { CourseStep } from '../../../learning/progress.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { CourseCover } from '../../course/CourseCover/CourseCover.tsx';
import { Link } from '../../layout/Link/Link.tsx';
import { GirihProgress } from '../../learning/GirihProgress/GirihProgress.tsx';
import classes from './PurchasedCourseGrid.module.css';
import { Words } from '../../layout/Words/Words.tsx';
import { ErrorBoundary } from '../../feedback/ErrorBoundary/ErrorBoundary.tsx';

interface PurchasedCourseGridProps {
  /** The courses in display order, each with the progress in its lessons (empty if unknown). */
  steps: readonly CourseStep[];
  /** The id of the course to continue. Its card omits the next lesson, which the page shows above. */
  continued?: string | undefined;
}

/**
 * The user's courses in one, two or three columns, each with its progress and a link to the syllabus (product §2,
 * profile).
 */
export function PurchasedCourseGrid({ steps, continued }: PurchasedCourseGridProps) {
  return (
    <ul className={classes.grid} aria-label={fa.profile.courses}>
      {steps.map((step) => (
        <li key={step.course.id}>
          <ErrorBoundary>
            <PurchasedCourse {...step} isContinued={step.course.id === continued} />
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}

function PurchasedCourse({ course, lessons, lesson, isNew, isContinued }: CourseStep & { isContinued: boolean }) {
  const title = courseTitle(course);
  return (
    <Card className={classes.card} padding="md">
      <div className={classes.cover}>
        <CourseCover src={course.cover} />
      </div>
      <div className={classes.words}>
        <Text size="sm" c="dimmed">
          <bdi>{course.department_name ?? fa.courses.unknownDepartment}</bdi>
        </Text>
        <Title order={3} size="h4" lineClamp={4} dir={directionOf(title)} title={title} mb={4}>
          <Words>{title}</Words>
        </Title>
        <GirihProgress lessons={lessons} size="sm" />
        {!isContinued && lesson && lessons.length > 0 && (
          <Anchor component={Link} to={paths.lesson(lesson.id)} state={{ courseId: course.id }} size="sm" data-touch>
            <bdi>{fa.learning.step(lesson.title, isNew)}</bdi>
          </Anchor>
        )}
      </div>
      <Button
        component={Link}
        to={paths.syllabus(course.id)}
        variant="light"
        color="green"
        className={classes.action}
        aria-label={fa.courses.viewOf(title)}
      >
        {fa.profile.viewCourse}
      </Button>
    </Card>
  );
}
