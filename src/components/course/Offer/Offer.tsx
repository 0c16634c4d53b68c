import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Offer.module.css';

/** A box for the price and the buy button: docked at the bottom on small screens, a card on large screens. */
export function Offer({ children, ...marks }: { children: ReactNode; 'data-personal'?: true }) {
  return (
    <Paper className={classes.offer} withBorder shadow="md" {...marks}>
      {children}
    </Paper>
  );
}

interface OfferColumnsProps {
  /** The `Offer` and the content below it. */
  aside: ReactNode;
  /** The main content. */
  children: ReactNode;
}

/** Two columns: the main content, and an `Offer` that stays visible. */
export function OfferColumns({ aside, children }: OfferColumnsProps) {
  return (
    <div className={classes.columns}>
      {children}
      <div className={classes.aside}>{aside}</div>
    </div>
  );
}
