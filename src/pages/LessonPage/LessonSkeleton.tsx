import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { fa } from '../../text/fa.ts';

/** The shape of a lesson while it is on its way. */
export function LessonSkeleton() {
  return (
    <Stack role="status" gap="lg">
      <VisuallyHidden>{fa.common.loading}</VisuallyHidden>
      <Skeleton h={40} w="60%" />
      <Skeleton radius="lg" pb="calc(56.25% + 4rem)" />
      <Stack gap="sm" maw={704}>
        <Skeleton h={26} w="30%" mb="xs" />
        <Skeleton h={16} />
        <Skeleton h={16} />
        <Skeleton h={16} w="70%" />
      </Stack>
    </Stack>
  );
}
