import type { ReactNode } from 'react';
import classes from './CardGrid.module.css';

export type CardLayout = 'long' | 'roomy' | 'featured';

interface CardGridProps {
  /** The HTML element around the cards. In a `ul`, each card must be an `li`. Default `ul`. */
  component?: 'ul' | 'div';
  /** The accessible name of the list. */
  label?: string;
  /**
   * How the cards fill the rows:
   *
   * - `long` is for lists of more than six cards. Four cards fit into a row from 1280 px.
   * - `roomy` is for cards that need more width. The third column appears at 1280 px instead of 960 px.
   * - `featured` is for three cards. The first one is larger. From 1280 px, the other two are beside it.
   */
  layout?: CardLayout | undefined;
  /**
   * The cards, each as high as its row. A card with `data-row` has a row of its own. In a roomy list,
   * two cards with `data-pair` fill a row that would otherwise have three cards.
   */
  children: ReactNode;
}

/** Cards in one to four columns, such as courses and articles (product §2). */
export function CardGrid({ component: Root = 'ul', label, layout, children }: CardGridProps) {
  return (
    <Root className={classes.grid} aria-label={label} data-layout={layout ?? ''}>
      {children}
    </Root>
  );
}
