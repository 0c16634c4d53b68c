import { SimpleGrid, VisuallyHidden } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import { CardSkeleton } from './CardSkeleton.tsx';

interface CardSkeletonGridProps {
  /** How many cards to expect. @default 6 */
  count?: number;
}

/** A grid of course cards while the courses are on their way. */
export function CardSkeletonGrid({ count = 6 }: CardSkeletonGridProps) {
  return (
    <div role="status">
      <VisuallyHidden>{fa.common.loading}</VisuallyHidden>
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="lg">
        {Array.from({ length: count }, (_, i) => (
          <CardSkeleton key={i} />
        ))}
      </SimpleGrid>
    </div>
  );
}
