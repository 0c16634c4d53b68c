import { VisuallyHidden } from '@mantine/core';
import type { Course } from '../../../api/courses.ts';
import { amountOf, isDiscounted } from '../../../course/price.ts';
import { courses } from '../../../text/fa/courses.ts';
import { formatPrice } from '../../../text/format.ts';
import classes from './PriceTag.module.css';

interface PriceTagProps {
  /** Both prices in rials. */
  course: Pick<Course, 'price' | 'amount_with_discount'>;
  /** Is it paid already? Then what it costs is said quietly, and no discount tempts. Default false. */
  paid?: boolean;
}

/** What a course costs, with the price before its discount struck through (product §2); no price reads as free. */
export function PriceTag({ course, paid = false }: PriceTagProps) {
  const amount = amountOf(course);
  return (
    <span className={classes.root} data-free={amount === 0 || undefined} data-paid={paid || undefined}>
      {!paid && isDiscounted(course) && (
        <s className={classes.before}>
          <VisuallyHidden>{courses.priceBefore} </VisuallyHidden>
          {formatPrice(course.price)}
        </s>
      )}
      <span className={classes.amount}>{formatPrice(amount)}</span>
    </span>
  );
}
