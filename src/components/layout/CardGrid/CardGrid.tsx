import type { ReactNode } from 'react';
import classes from './CardGrid.module.css';

interface CardGridProps {
  /** Element around the cards; within `ul` each stands in an `li`. Default `ul`. */
  component?: 'ul' | 'div';
  /** Name of the list, for those who do not see the heading above it. */
  label?: string;
  /** Three beside each other from 1280 px on only, for cards with tabs or tables. Default false: from 960 px on. */
  roomy?: boolean;
  /** The cards, each as high as its row; one with `data-row` has a row of its own. */
  children: ReactNode;
}

/** Cards in one column on phones, then two, then three: the same rhythm for every list of cards (product §2). */
export function CardGrid({ component: Root = 'ul', label, roomy = false, children }: CardGridProps) {
  return (
    <Root className={classes.grid} aria-label={label} data-roomy={roomy || undefined}>
      {children}
    </Root>
  );
}
