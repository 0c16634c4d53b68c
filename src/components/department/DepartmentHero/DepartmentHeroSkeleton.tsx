import { Skeleton, Stack } from '@mantine/core';
import classes from './DepartmentHero.module.css';

/** The shape of a department's head while it is on its way. */
export function DepartmentHeroSkeleton() {
  return (
    <div className={classes.root} aria-hidden>
      <Stack miw={0} gap="sm">
        <Skeleton h={48} w="min(100%, 18rem)" mb="lg" />
        <Skeleton h={64} w="min(100%, 24rem)" />
        <Skeleton h={18} mt="sm" />
        <Skeleton h={18} />
        <Skeleton h={18} w="60%" />
      </Stack>
      <Skeleton radius="lg" style={{ aspectRatio: '16 / 9' }} />
    </div>
  );
}
