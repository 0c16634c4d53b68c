import { Skeleton, Stack } from '@mantine/core';
import { Page } from '../../layout/Page/Page.tsx';
import { CardSkeletonGrid } from '../CardSkeletonGrid/CardSkeletonGrid.tsx';

/** A page's shape, heading and cards, until its own skeleton takes over. */
export function PageSkeleton() {
  return (
    <Page>
      <Stack gap="lg">
        <Skeleton h={40} w="min(60%, 320px)" />
        <CardSkeletonGrid count={3} />
      </Stack>
    </Page>
  );
}
