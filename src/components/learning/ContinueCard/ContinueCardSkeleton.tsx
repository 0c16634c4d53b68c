import { AspectRatio, Card, Skeleton, Text, Title } from '@mantine/core';
import classes from './ContinueCard.module.css';

/** The shape of a `ContinueCard`, as high as one whose name takes a line, while the course is on its way. */
export function ContinueCardSkeleton() {
  return (
    <Card aria-hidden className={classes.root} padding={0}>
      <AspectRatio ratio={16 / 9} className={classes.cover}>
        <Skeleton radius={0} />
      </AspectRatio>
      <div className={classes.words}>
        <Title order={3} size="h4" w="60%">
          <Skeleton>‌</Skeleton>
        </Title>
        <Text w="40%" component="div">
          <Skeleton>‌</Skeleton>
        </Text>
        <Skeleton h={56} w="12rem" className={classes.step} />
      </div>
    </Card>
  );
}
