import { Text } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { CourseStep } from '../../../learning/progress.ts';
import { fa } from '../../../text/fa.ts';
import { StepButton } from '../../learning/ForwardButton/ForwardButton.tsx';
import { GirihProgress } from '../../learning/GirihProgress/GirihProgress.tsx';
import classes from './OwnOffer.module.css';

interface OwnOfferProps {
  /** The course, the owner's progress in its lessons (empty if unknown), and the lesson to continue with. */
  step: CourseStep;
}

/** Replaces the price for owners: shows the progress and a link to the next lesson (product §2, course page). */
export function OwnOffer({ step }: OwnOfferProps) {
  return (
    <div className={classes.root}>
      <Text c="green" className={classes.badge}>
        <IconCircleCheckFilled size={20} aria-hidden />
        {fa.courses.purchasedBadge}
      </Text>
      <div className={classes.progress}>
        <GirihProgress lessons={step.lessons} size="sm" />
      </div>
      <StepButton step={step} className={classes.next} />
    </div>
  );
}
