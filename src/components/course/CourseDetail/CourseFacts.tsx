import { Text, Title } from '@mantine/core';
import { IconFileText, IconInfinity, IconLockOpen, IconPlayerPlay } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';
import { HelpLink } from '../../layout/BackLink/BackLink.tsx';
import classes from './CourseDetail.module.css';

const { facts, factsOfMany, steps, factsTitle, factsTitleOfMany, stepsTitle } = fa.course;

// One icon per fact, in their order.
const icons = [IconPlayerPlay, IconFileText, IconLockOpen, IconInfinity];

interface CourseFactsProps {
  /** Whether to show the steps of buying. Default false. */
  steps?: boolean;
  /** Whether the text is about several courses. Default false. */
  many?: boolean;
}

/** What a course contains and how to buy it. */
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
