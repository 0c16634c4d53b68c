import type { ReactNode } from 'react';
import classes from './CardGrid.module.css';

interface CardGridProps {
  /** The element around the cards. In a `ul` each card is an `li`. Default `ul`. */
  component?: 'ul' | 'div';
  /** The accessible name of the list. */
  label?: string;
  /** Three columns only from 1280 px, for cards with tabs or tables. Default false: from 960 px. */
  roomy?: boolean;
  /** Whether the first of three cards is larger, with the others beside it from 960 px. Default false. */
  featured?: boolean;
  /** The cards, each as high as its row. One with `data-row` has its own row. */
  children: ReactNode;
}

/** Cards in one, two or three columns. Every list of cards uses it (product §2). */
export function CardGrid({ component: Root = 'ul', label, roomy = false, featured = false, children }: CardGridProps) {
  return (
    <Root
      className={classes.grid}
      aria-label={label}
      data-roomy={roomy || undefined}
      data-featured={featured || undefined}
    >
      {children}
    </Root>
  );
}
