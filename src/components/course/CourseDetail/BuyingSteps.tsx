import { Text, Title } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import { HelpLink } from '../../layout/BackLink/BackLink.tsx';
import classes from './BuyingSteps.module.css';

/** Explains the three steps of a purchase, and links to the contact page. */
export function BuyingSteps() {
  return (
    <section className={classes.root}>
      <div className={classes.rows}>
        <Title order={2} size="h3">
          {fa.course.stepsTitle}
        </Title>
        <ol className={classes.list}>
          {fa.course.steps.map((step) => (
            <li key={step}>
              <Text component="span">{step}</Text>
            </li>
          ))}
        </ol>
        <HelpLink />
      </div>
    </section>
  );
}
