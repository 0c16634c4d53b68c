import { VisuallyHidden } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import { CardGrid } from '../../layout/CardGrid/CardGrid.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';

interface CardSkeletonGridProps {
  /** How many cards to expect. Default 6. */
  count?: number;
  /** Do the cards to come need more room, as those of articles do? Default false. */
  roomy?: boolean;
}

/** A grid of course cards while the courses are on their way. */
export function CardSkeletonGrid({ count = 6, roomy = false }: CardSkeletonGridProps) {
  return (
    <div role="status">
      <VisuallyHidden>{fa.common.loading}</VisuallyHidden>
      <CardGrid component="div" roomy={roomy}>
        {Array.from({ length: count }, (_, i) => (
          <CardSkeleton key={i} />
        ))}
      </CardGrid>
    </div>
  );
}
