import { AspectRatio, Card, Skeleton, Text, Title } from '@mantine/core';
import { courseTitle } from '../../../course/title.ts';
import type { CourseStep } from '../../../learning/progress.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { CourseCover } from '../../course/CourseCover/CourseCover.tsx';
import { ForwardButton } from '../ForwardButton/ForwardButton.tsx';
import { GirihProgress } from '../GirihProgress/GirihProgress.tsx';
import classes from './ContinueCard.module.css';

interface ContinueCardProps {
  /** The course, for each lesson whether it is done, none where they are not known yet, and the lesson to go on with. */
  step: CourseStep;
}

/** The course to go on with: how far it is, and one press to the lesson that comes next (product §10). */
export function ContinueCard({ step: { course, lessons, lesson, isNew } }: ContinueCardProps) {
  const title = courseTitle(course);
  return (
    <Card className={classes.root} padding={0}>
      <div className={classes.cover}>
        <CourseCover src={course.cover} eager />
      </div>
      <div className={classes.words}>
        <Title order={3} size="h4" dir={directionOf(title)} lineClamp={2} title={title}>
          {title}
        </Title>
        <GirihProgress lessons={lessons} />
        <ForwardButton
          to={lesson ? paths.lesson(lesson.id) : paths.syllabus(course.id)}
          courseId={lesson && course.id}
          className={classes.step}
        >
          {fa.learning.step(lesson?.title, isNew)}
        </ForwardButton>
      </div>
    </Card>
  );
}

/** The shape of a `ContinueCard`, as high as one whose name takes a line, while the course is on its way. */
export function ContinueCardSkeleton() {
  return (
    <Card aria-hidden className={classes.root} padding={0}>
      <AspectRatio ratio={16 / 9} className={classes.cover}>
        <Skeleton radius={0} />
      </AspectRatio>
      <div className={classes.words}>
        <Title order={3} size="h4" w="60%">
          <Skeleton>‌</Skeleton>
        </Title>
        <Text w="40%" component="div">
          <Skeleton>‌</Skeleton>
        </Text>
        <Skeleton h={56} w="12rem" className={classes.step} />
      </div>
    </Card>
  );
}
