import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { Link } from '../../components/layout/Link/Link.tsx';
import type { LessonCourse } from '../../data/study.ts';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';
import classes from './LessonPlace.module.css';

interface LessonPlaceProps {
  /** The lesson's course, with the lesson's position. */
  course: LessonCourse;
  courseName: string;
  hasVideo: boolean;
  /** Opens the list of lessons. Large screens always show the list, so they have no button for it. */
  onOpenOutline: () => void;
}

/** A lesson's course, chapter and number (product §10). */
export function LessonPlace({ course: { courseId, place }, courseName, hasVideo, onOpenOutline }: LessonPlaceProps) {
  return (
    <Group justify="space-between" wrap="nowrap" mb="-sm" className={classes.top}>
      <Stack
        component="nav"
        gap={0}
        miw={0}
        align="flex-start"
        className={classes.trail}
        aria-label={fa.learning.breadcrumb}
      >
        <Anchor
          component={Link}
          to={paths.syllabus(courseId)}
          fw={600}
          data-touch
          aria-label={fa.learning.backTo(courseName)}
        >
          <bdi data-excerpt>{courseName}</bdi>
        </Anchor>
        <Text span c="dimmed">
          <bdi>{place.chapter.title}</bdi>{' '}
          <Text span inherit className={`${classes.part} ${classes.place}`}>
            {fa.learning.lessonOf(place.number, place.total)}
          </Text>{' '}
          {!hasVideo && (
            <Text span inherit className={classes.part} data-unprinted>
              {fa.study.noVideo}
            </Text>
          )}
        </Text>
      </Stack>
      <Button
        variant="default"
        hiddenFrom="lg"
        className={classes.outline}
        leftSection={<IconList size={20} aria-hidden />}
        onClick={onOpenOutline}
      >
        <span>{fa.learning.outline} </span>
        <span className={classes.short}>{fa.learning.lessonOf(place.number, place.total)}</span>
      </Button>
    </Group>
  );
}

/** Reserves the space of `LessonPlace`. On phones, a lesson without a video needs a third line. */
export function LessonPlaceSkeleton({ hasVideo }: Pick<LessonPlaceProps, 'hasVideo'>) {
  return (
    <Stack gap="sm" mb="-sm" h={{ base: hasVideo ? 96 : 119, sm: 73 }} pt="sm">
      <Skeleton h={18} w="min(60%, 15rem)" />
      <Skeleton h={18} w="min(80%, 17rem)" />
    </Stack>
  );
}
