import { Card, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { fa } from '../../../text/fa.ts';

/** The list of notifications while it is on its way. */
export function NotificationSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{fa.common.loading}</VisuallyHidden>
      <Stack>
        {[70, 90, 80].map((width) => (
          <Card key={width} padding="md" aria-hidden>
            <Skeleton height={22} width="35%" mb="sm" />
            <Skeleton height={16} width={`${width}%`} />
          </Card>
        ))}
      </Stack>
    </div>
  );
}
