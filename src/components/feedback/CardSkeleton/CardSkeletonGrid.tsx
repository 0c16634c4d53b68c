import { VisuallyHidden } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import { CardGrid } from '../../layout/CardGrid/CardGrid.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';

interface CardSkeletonGridProps {
  /** How many cards to expect. Default 6. */
  count?: number;
  /** Are articles to come, the first of which has a row of its own? Default false. */
  articles?: boolean;
}

/** A grid of cards while the courses or articles are on their way. */
export function CardSkeletonGrid({ count = 6, articles = false }: CardSkeletonGridProps) {
  return (
    <div role="status">
      <VisuallyHidden>{fa.common.loading}</VisuallyHidden>
      <CardGrid component="div" roomy={articles}>
        {Array.from({ length: count }, (_, i) => (
          <div key={i} data-row={(articles && i === 0) || undefined}>
            <CardSkeleton />
          </div>
        ))}
      </CardGrid>
    </div>
  );
}
