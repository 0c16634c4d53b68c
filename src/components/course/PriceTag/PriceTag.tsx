import { Badge, Group, Text, VisuallyHidden } from '@mantine/core';
import type { Course } from '../../../api/courseSchema.ts';
import { amountOf } from '../../../api/transactions.ts';
import { fa } from '../../../text/fa.ts';
import { formatPrice } from '../../../text/format.ts';

interface PriceTagProps {
  /** Both prices in rials. */
  course: Pick<Course, 'price' | 'amount_with_discount'>;
}

/** What a course costs, with the price before its discount struck through (product §2); no price reads as free. */
export function PriceTag({ course }: PriceTagProps) {
  const amount = amountOf(course);
  return (
    <Group gap="xs" component="span">
      <Badge component="span" size="xl" fz="sm" px="sm" color={amount === 0 ? 'green' : 'lapis'}>
        {formatPrice(amount)}
      </Badge>
      {isDiscounted(course) && (
        <Text component="s" td="line-through" size="sm" c="dimmed">
          <VisuallyHidden>{fa.courses.priceBefore} </VisuallyHidden>
          {formatPrice(course.price)}
        </Text>
      )}
    </Group>
  );
}

/** Is the discounted price below the price? One above it is a fault of the data, and no discount. */
export function isDiscounted({ price, amount_with_discount }: PriceTagProps['course']): boolean {
  return price !== null && amount_with_discount !== null && amount_with_discount < price;
}
