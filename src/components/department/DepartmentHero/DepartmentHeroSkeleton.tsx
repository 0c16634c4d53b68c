import { Skeleton, Stack } from '@mantine/core';
import classes from './DepartmentHero.module.css';

/** The shape of a department's head while it is on its way. */
export function DepartmentHeroSkeleton() {
  return (
    <div className={classes.root} aria-hidden>
      <Skeleton className={classes.icon} radius="lg" />
      <Stack className={classes.words} gap="sm">
        <Skeleton h={40} w="min(100%, 18rem)" />
        <Skeleton h={22} w="min(100%, 24rem)" />
        <Skeleton h={18} mt="sm" />
        <Skeleton h={18} />
        <Skeleton h={18} w="60%" />
      </Stack>
    </div>
  );
}
