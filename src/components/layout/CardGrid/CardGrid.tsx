import type { ReactNode } from 'react';
import classes from './CardGrid.module.css';

interface CardGridProps {
  /** The HTML element around the cards. In a `ul`, each card must be an `li`. Default `ul`. */
  component?: 'ul' | 'div';
  /** The accessible name of the list. */
  label?: string;
  /** Whether the third column appears at 1280 px instead of 960 px, for cards that need more width. Default false. */
  roomy?: boolean;
  /** Whether the first of three cards is larger. From 1280 px, the other two are beside it. Default false. */
  featured?: boolean;
  /**
   * The cards, each as high as its row. A card with `data-row` has a row of its own. If `roomy` is true, two cards
   * with `data-pair` fill a row that would otherwise have three cards.
   */
  children: ReactNode;
}

/** Cards in one, two or three columns, such as courses and articles (product §2). */
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
