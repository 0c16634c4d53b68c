import { Text, Title } from '@mantine/core';
import { IconFileText, IconInfinity, IconLockOpen, IconPlayerPlay } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';
import { HelpLink } from '../../layout/BackLink/BackLink.tsx';
import classes from './CourseDetail.module.css';

const { facts, factsOfMany, steps, factsTitle, factsTitleOfMany, stepsTitle } = fa.course;

// One for each fact, in their order.
const icons = [IconPlayerPlay, IconFileText, IconLockOpen, IconInfinity];

interface CourseFactsProps {
  /** Are the steps of buying shown? Default false. */
  steps?: boolean;
  /** Are several courses meant? Default false. */
  many?: boolean;
}

/** What one gets with a course, and how it is bought. */
export function CourseFacts({ steps: withSteps = false, many = false }: CourseFactsProps) {
  return (
    <div className={classes.facts}>
      <section>
        <Title order={2} size="h3" mb="xs">
          {many ? factsTitleOfMany : factsTitle}
        </Title>
        <ul className={classes.list}>
          {(many ? factsOfMany : facts).map((fact, index) => {
            const Icon = icons[index] ?? IconPlayerPlay;
            return (
              <li key={fact}>
                <Icon size={22} stroke={1.7} aria-hidden />
                <Text component="span">{fact}</Text>
              </li>
            );
          })}
        </ul>
      </section>
      {withSteps && (
        <section>
          <Title order={2} size="h3" mb="xs">
            {stepsTitle}
          </Title>
          <ol className={classes.list} data-numbered>
            {steps.map((step) => (
              <li key={step}>
                <Text component="span">{step}</Text>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div>
        <HelpLink />
      </div>
    </div>
  );
}
