import { Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';
import { formatNumber } from '../../../text/format.ts';
import { HelpLink } from '../../layout/BackLink/BackLink.tsx';
import classes from './BuyingSteps.module.css';

interface BuyingStepsProps {
  /** The number of steps that the user has taken. If undefined, no step is marked. */
  taken?: number | undefined;
  /** Whether nothing has to be paid. Default false. */
  free?: boolean;
}

/** Explains the three steps of a purchase, and links to the contact page. */
export function BuyingSteps({ taken, free = false }: BuyingStepsProps) {
  const { stepsTitle, steps, freeStepsTitle, freeSteps } = fa.course;
  return (
    <section className={classes.root}>
      <div className={classes.rows}>
        <Title order={2}>{free ? freeStepsTitle : stepsTitle}</Title>
        <ol className={classes.list}>
          {(free ? freeSteps : steps).map((step, place) => {
            const isTaken = taken !== undefined && place < taken;
            return (
              <li key={step} aria-current={place === taken ? 'step' : undefined}>
                <span className={classes.number} aria-hidden>
                  {isTaken ? <IconCheck size={20} /> : formatNumber(place + 1)}
                </span>
                <Text component="span">{step}</Text>
                {isTaken && <VisuallyHidden>، {fa.learning.done}</VisuallyHidden>}
              </li>
            );
          })}
        </ol>
        <HelpLink />
      </div>
    </section>
  );
}
