import { Container, Skeleton, Stack } from '@mantine/core';
import { CardSkeletonGrid } from '../CardSkeleton/CardSkeletonGrid.tsx';

/** A page's shape, heading and cards, until its own skeleton takes over. */
export function PageSkeleton() {
  return (
    <Container py="xl">
      <Stack gap="lg">
        <Skeleton h={40} w="min(60%, 320px)" />
        <CardSkeletonGrid count={3} />
      </Stack>
    </Container>
  );
}
