import { Badge, Group, Text, VisuallyHidden } from '@mantine/core';
import type { Course } from '../../../api/courses.ts';
import { amountOf, isDiscounted } from '../../../course/price.ts';
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
