import type { ReactNode } from 'react';
import classes from './Offer.module.css';

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
