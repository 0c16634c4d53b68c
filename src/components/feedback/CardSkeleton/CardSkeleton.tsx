import { Card, Skeleton } from '@mantine/core';
import classes from './CardSkeleton.module.css';

/** A course card's shape, as high as the card, while the course is on its way. */
export function CardSkeleton() {
  return (
    <Card aria-hidden padding={0} className={classes.card}>
      <Skeleton radius={0} className={classes.picture} />
      <div className={classes.words}>
        <Skeleton h={16} w="45%" mt={6} />
        <Skeleton h={20} w="90%" mt={10} />
      </div>
      <div className={classes.foot}>
        <Skeleton h={20} w="40%" />
        <Skeleton h={44} w={104} radius="md" />
      </div>
    </Card>
  );
}
