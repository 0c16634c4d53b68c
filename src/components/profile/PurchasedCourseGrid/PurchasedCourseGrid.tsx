import { Anchor, Button, Card, Text, Title } from '@mantine/core';
import type { Course } from '../../../api/courses.ts';
import { courseTitle } from '../../../course/title.ts';
import type { LessonLink } from '../../../learning/progress.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { learningText } from '../../../text/learning.ts';
import { CourseCover } from '../../course/CourseCover/CourseCover.tsx';
import { Link } from '../../layout/Link/Link.tsx';
import { CardGrid } from '../../layout/CardGrid/CardGrid.tsx';
import { GirihProgress } from '../../learning/GirihProgress/GirihProgress.tsx';
import classes from './PurchasedCourseGrid.module.css';

/** How far a learner is in a course. */
export interface CourseProgress {
  /** For each lesson, in order: is it done? Empty where the lessons are not known yet. */
  lessons: readonly boolean[];
  /** The lesson to go on with; undefined where there is none, or none is known. */
  lesson: LessonLink | undefined;
  /** Is nothing of the course opened or done yet? */
  isNew: boolean;
}

interface PurchasedCourseGridProps {
  /** The courses, in the order in which they are shown. */
  courses: readonly Course[];
  /** What is known of the learner's progress in a course. */
  progressOf: (course: Course) => CourseProgress;
}

/** The courses that a user owns: one, two or three in a row, each with its progress and the way to its syllabus (product §2, profile). */
export function PurchasedCourseGrid({ courses, progressOf }: PurchasedCourseGridProps) {
  return (
    <CardGrid label={fa.profile.courses} roomy>
      {courses.map((course) => (
        <li key={course.id}>
          <PurchasedCourse course={course} {...progressOf(course)} />
        </li>
      ))}
    </CardGrid>
  );
}

function PurchasedCourse({ course, lessons, lesson, isNew }: { course: Course } & CourseProgress) {
  const title = courseTitle(course);
  return (
    <Card className={classes.card} padding="md">
      <div className={classes.cover}>
        <CourseCover src={course.cover} />
      </div>
      <div className={classes.words}>
        <Title order={3} size="h4" lineClamp={4} dir={directionOf(title)} title={title}>
          {title}
        </Title>
        <Text size="sm" c="dimmed" mb="xs">
          <bdi>{course.department_name ?? fa.courses.unknownDepartment}</bdi>
        </Text>
        {lessons.length > 0 ? (
          <GirihProgress lessons={lessons} size="sm" />
        ) : (
          <Text size="sm" c="dimmed">
            {learningText.notStarted}
          </Text>
        )}
        {lesson && lessons.length > 0 && (
          <Anchor component={Link} to={paths.lesson(lesson.id)} state={{ courseId: course.id }} size="sm" data-touch>
            <bdi>{learningText.step(lesson.title, isNew)}</bdi>
          </Anchor>
        )}
      </div>
      <Button
        component={Link}
        to={paths.syllabus(course.id)}
        color="green"
        variant="light"
        className={classes.action}
        aria-label={fa.courses.viewOf(title)}
      >
        {fa.profile.viewCourse}
      </Button>
    </Card>
  );
}
