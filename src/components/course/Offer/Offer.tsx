import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Offer.module.css';

/** What something costs and the button that takes it: docked at a phone's lower edge, a card from the medium widths on. */
export function Offer({ children, ...marks }: { children: ReactNode; 'data-personal'?: true }) {
  return (
    <Paper className={classes.offer} withBorder shadow="md" {...marks}>
      {children}
    </Paper>
  );
}

interface OfferColumnsProps {
  /** The `Offer`, and what is told below it. */
  aside: ReactNode;
  /** What is offered. */
  children: ReactNode;
}

/** What is offered beside its `Offer`, which stays in sight. */
export function OfferColumns({ aside, children }: OfferColumnsProps) {
  return (
    <div className={classes.columns}>
      {children}
      <div className={classes.aside}>{aside}</div>
    </div>
  );
}
