import { Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { courseTitle } from '../../../course/title.ts';
import type { CourseStep } from '../../../learning/progress.ts';
import { directionOf } from '../../../lib/text.ts';
import { CourseCover } from '../../course/CourseCover/CourseCover.tsx';
import { StepButton } from '../ForwardButton/ForwardButton.tsx';
import { GirihProgress } from '../GirihProgress/GirihProgress.tsx';
import classes from './ContinueCard.module.css';
import { Words } from '../../layout/Words/Words.tsx';

interface ContinueCardProps {
  /** The course, the progress in its lessons (empty if unknown), and the lesson to continue with. */
  step: CourseStep;
}

/** The course to continue, with its progress and a link to the next lesson (product §10). */
export function ContinueCard({ step }: ContinueCardProps) {
  const { course, lessons } = step;
  const title = courseTitle(course);
  return (
    <Card className={classes.root}>
      <div className={classes.cover}>
        <CourseCover src={course.cover} />
      </div>
      <Stack gap="xs" className={classes.words}>
        <Title order={3} size="h4" dir={directionOf(title)} title={title}>
          <Words>{title}</Words>
        </Title>
        <GirihProgress lessons={lessons} />
      </Stack>
      <StepButton step={step} className={classes.step} />
    </Card>
  );
}

/** A skeleton that is as high as a `ContinueCard` with a one-line title. */
export function ContinueCardSkeleton() {
  return (
    <Card aria-hidden className={classes.root}>
      <Skeleton className={classes.cover} h="auto" />
      <Stack gap="xs" className={classes.words}>
        <Title order={3} size="h4" w="60%">
          <Skeleton>‌</Skeleton>
        </Title>
        <Text w="40%" component="div" size="sm" lh="md">
          <Skeleton>‌</Skeleton>
        </Text>
      </Stack>
      <Skeleton h={67} w="12rem" className={classes.step} />
    </Card>
  );
}
