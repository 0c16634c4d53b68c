import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { amountOf, discountOf, isDiscounted, type Prices } from '../../../course/price.ts';
import { courses } from '../../../text/fa/courses.ts';
import { formatPrice } from '../../../text/format.ts';
import classes from './PriceTag.module.css';

interface PriceTagProps {
  /** The course, with prices in rials. */
  course: Prices;
  /**
   * Whether the user owns the course. The price is then less prominent, and the discount is not shown. Default false.
   */
  paid?: boolean;
  /** The user's progress, shown in place of the price. Default: the price is shown. */
  progress?: ReactNode;
}

/**
 * A course's price. A discounted course also shows the struck-through full price and the discount percentage. A bought
 * course has a badge. A course without a price is shown as free (product §2).
 */
export function PriceTag({ course, paid = false, progress }: PriceTagProps) {
  const amount = amountOf(course);
  const isOwn = paid || !!progress;
  return (
    <span className={classes.root} data-free={amount === 0 || undefined} data-own={isOwn || undefined}>
      {paid && <span className={classes.badge}>{courses.purchasedBadge}</span>}
      {!isOwn && isDiscounted(course) && (
        <>
          <VisuallyHidden>{courses.priceBefore} </VisuallyHidden>
          <FullPrice course={course} />
        </>
      )}
      <span className={classes.amount}>{progress ?? formatPrice(amount)}</span>
    </span>
  );
}

/** The struck-through full price of a discounted course, and the discount percentage. */
export function FullPrice({ course }: { course: Prices }) {
  const percent = discountOf(course);
  return (
    <span className={classes.before}>
      <s className={classes.full}>{formatPrice(course.price)}</s>
      {percent > 0 && <span className={classes.badge}>{courses.discount(percent)}</span>}
    </span>
  );
}
