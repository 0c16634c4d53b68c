import { VisuallyHidden } from '@mantine/core';
import type { Course } from '../../../api/courses.ts';
import { amountOf, isDiscounted } from '../../../course/price.ts';
import { courses } from '../../../text/fa/courses.ts';
import { formatPrice } from '../../../text/format.ts';
import classes from './PriceTag.module.css';

interface PriceTagProps {
  /** Both prices in rials. */
  course: Pick<Course, 'price' | 'amount_with_discount'>;
  /** Whether it is paid already. The price is then shown quietly and without discount. Default false. */
  paid?: boolean;
}

/** A course's price, with the full price struck through if it is discounted (product §2). No price reads as free. */
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
