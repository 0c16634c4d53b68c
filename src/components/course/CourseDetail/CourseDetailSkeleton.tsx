import { AspectRatio, Container, Paper, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import classes from './CourseDetail.module.css';

/** The shape of a course's detail while the course is on its way. */
export function CourseDetailSkeleton() {
  return (
    <Container py={{ base: 'md', sm: 'xl' }} role="status">
      <VisuallyHidden>{fa.common.loading}</VisuallyHidden>
      <div className={classes.columns} aria-hidden>
        <Stack className={classes.head} gap="sm">
          <Skeleton h={18} w="25%" />
          <Skeleton h={44} w="80%" />
        </Stack>
        <Paper className={classes.offer} withBorder>
          <AspectRatio ratio={16 / 9}>
            <Skeleton radius={0} />
          </AspectRatio>
          <Stack p="lg" gap="md">
            <Skeleton h={28} w="60%" />
            <Skeleton h={50} radius="md" />
          </Stack>
        </Paper>
        <Stack className={classes.description} gap="sm">
          <Skeleton h={26} w="30%" />
          <Skeleton h={18} />
          <Skeleton h={18} />
          <Skeleton h={18} w="65%" />
        </Stack>
      </div>
    </Container>
  );
}
