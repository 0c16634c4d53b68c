import { AspectRatio, Card, Skeleton } from '@mantine/core';

/** A course card's shape, as high as the card, while the course is on its way. */
export function CardSkeleton() {
  return (
    <Card aria-hidden padding="md">
      <Card.Section>
        <AspectRatio ratio={16 / 9}>
          <Skeleton radius={0} />
        </AspectRatio>
      </Card.Section>
      <Skeleton h={16} w="35%" mt={20} />
      <Skeleton h={20} w="85%" mt={10} />
      <Skeleton h={20} w="55%" mt={10} />
      <Skeleton h={16} w="40%" my={18} />
      <Skeleton h={32} w={120} mt="xs" />
      <Skeleton h={44} mt="sm" radius="md" />
    </Card>
  );
}
