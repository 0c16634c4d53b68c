import { Text } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { CourseStep } from '../../../learning/progress.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { ForwardButton } from '../../learning/ForwardButton/ForwardButton.tsx';
import { GirihProgress } from '../../learning/GirihProgress/GirihProgress.tsx';
import classes from './OwnOffer.module.css';

interface OwnOfferProps {
  /** The course, the owner's progress in its lessons (empty if unknown), and the lesson to continue with. */
  step: CourseStep;
}

/** What an owner sees in place of the price: the progress and a link to the next lesson (product §2, course page). */
export function OwnOffer({ step: { course, lessons, lesson, isNew } }: OwnOfferProps) {
  return (
    <div className={classes.root}>
      <Text c="green" className={classes.badge}>
        <IconCircleCheckFilled size={20} aria-hidden />
        {fa.courses.purchasedBadge}
      </Text>
      <div className={classes.progress}>
        <GirihProgress lessons={lessons} size="lg" />
      </div>
      <ForwardButton
        to={lesson ? paths.lesson(lesson.id) : paths.syllabus(course.id)}
        courseId={lesson && course.id}
        className={classes.next}
      >
        {fa.learning.step(lesson?.title, isNew)}
      </ForwardButton>
    </div>
  );
}
