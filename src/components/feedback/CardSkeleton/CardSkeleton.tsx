import { Card, Skeleton } from '@mantine/core';
import classes from '../../course/CourseCard/CourseCard.module.css';

/** A course card's shape, as high as the card, while the course is on its way. */
export function CardSkeleton() {
  return (
    <Card aria-hidden padding={0} className={classes.card}>
      <div className={classes.picture}>
        <Skeleton radius={0} style={{ aspectRatio: '16 / 9' }} />
      </div>
      <div className={classes.words}>
        <Skeleton h={16} w="45%" my={4} />
        <Skeleton h={20} w="90%" my={7} />
      </div>
      <div className={classes.foot}>
        <Skeleton h={20} w="40%" />
        <div className={classes.more} />
        <Skeleton h={44} w={104} radius="md" />
      </div>
    </Card>
  );
}
