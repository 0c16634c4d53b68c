import { AspectRatio, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { fa } from '../../text/fa.ts';

/** The shape of a lesson while it is on its way. */
export function LessonSkeleton() {
  return (
    <Stack role="status" gap="lg">
      <VisuallyHidden>{fa.common.loading}</VisuallyHidden>
      <Skeleton h={40} w="60%" />
      <AspectRatio ratio={16 / 9}>
        <Skeleton radius="lg" />
      </AspectRatio>
      <Stack gap="sm" maw={704}>
        <Skeleton h={26} w="30%" mb="xs" />
        <Skeleton h={16} />
        <Skeleton h={16} />
        <Skeleton h={16} w="70%" />
      </Stack>
    </Stack>
  );
}
