import { AspectRatio, Card, Group, Skeleton, Stack } from '@mantine/core';

/** A course card's shape while the course is on its way. */
export function CardSkeleton() {
  return (
    <Card aria-hidden>
      <Card.Section>
        <AspectRatio ratio={16 / 9}>
          <Skeleton radius={0} />
        </AspectRatio>
      </Card.Section>
      <Stack gap="sm" mt="md">
        <Skeleton h={22} w="80%" />
        <Skeleton h={16} w="45%" />
        <Skeleton h={16} w="35%" />
        <Group justify="space-between" mt="xs" wrap="nowrap">
          <Skeleton h={30} w={110} radius="md" />
          <Skeleton h={42} w={120} radius="md" />
        </Group>
      </Stack>
    </Card>
  );
}
