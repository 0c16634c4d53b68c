import { Text } from '@mantine/core';
import { amountOf, isDiscounted, type Prices as CoursePrices } from '../../../course/price.ts';
import { fa } from '../../../text/fa.ts';
import { formatPrice } from '../../../text/format.ts';
import classes from './CourseDetail.module.css';

/** The price, and below it the price with discount where there is one (product §2, course purchase detail). */
export function Prices({ course }: { /** Both prices in rials. */ course: CoursePrices }) {
  const discounted = isDiscounted(course);
  return (
    <dl className={classes.prices}>
      <dt>{fa.courses.price}</dt>
      <dd data-final={!discounted || undefined}>
        {discounted ? (
          <Text component="s" td="line-through" inherit c="dimmed">
            {formatPrice(course.price)}
          </Text>
        ) : (
          formatPrice(amountOf(course))
        )}
      </dd>
      {discounted && (
        <>
          <dt>{fa.courses.discountedPrice}</dt>
          <dd data-final>{formatPrice(amountOf(course))}</dd>
        </>
      )}
    </dl>
  );
}
