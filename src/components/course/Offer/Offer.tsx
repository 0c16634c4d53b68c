import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Offer.module.css';

/** The price and the button: docked at the bottom on phones, a card on larger screens. */
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
  /** The offer. */
  children: ReactNode;
}

/** Content beside an `Offer` that stays visible. */
export function OfferColumns({ aside, children }: OfferColumnsProps) {
  return (
    <div className={classes.columns}>
      {children}
      <div className={classes.aside}>{aside}</div>
    </div>
  );
}
