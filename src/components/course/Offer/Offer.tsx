import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { heightAs } from '../../../lib/heightVariable.ts';
import classes from './Offer.module.css';

/** A ref for the docked offer. The page reads its height from a CSS variable (`theme/global.css`). */
export const dockedHeight = heightAs('--docked-height');

interface OfferProps {
  /** The prices that make up the total. Default: none. */
  bill?: ReactNode;
  /** The price and the buy button. */
  children: ReactNode;
}

/** A card with a bill and the buy button. On small screens, the button is docked at the bottom instead. */
export function Offer({ bill, children }: OfferProps) {
  return (
    <Paper className={classes.offer} withBorder shadow="md">
      {bill}
      <div ref={dockedHeight} className={classes.bar}>
        {children}
      </div>
    </Paper>
  );
}

interface OfferColumnsProps {
  /** The `Offer` and the content below it. */
  aside: ReactNode;
  /** The main content. */
  children: ReactNode;
  /** The rest of the page. On small screens, the docked offer stays visible over this content. */
  below?: ReactNode;
}

/** The main content beside an `Offer` that stays visible, with more content below both columns. */
export function OfferColumns({ aside, children, below }: OfferColumnsProps) {
  return (
    <div className={classes.root}>
      <div className={classes.columns}>
        {children}
        <div className={classes.aside}>{aside}</div>
      </div>
      <div className={classes.below}>{below}</div>
    </div>
  );
}
