import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../../components/layout/Link/Link.tsx';
import { StepButton } from '../../components/learning/ForwardButton/ForwardButton.tsx';
import { GirihProgress } from '../../components/learning/GirihProgress/GirihProgress.tsx';
import { courseTitle } from '../../course/title.ts';
import { KeptCourses } from '../../components/offline/KeptCourses/KeptCourses.tsx';
import { useKeptCourses } from '../../data/kept.ts';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';
import classes from './HomePage.module.css';
import { PromiseRoom } from './HomePromise.tsx';
import { useStep } from './useStep.ts';
import { Words } from '../../components/layout/Words/Words.tsx';

/** The course to continue, with its progress and a link to the next lesson (product §10). */
export function ContinueLearning({
  instead,
}: {
  /** Shown instead if none of the user's courses can be loaded. */ instead: ReactNode;
}) {
  const { step, isLoading } = useStep();
  if (!step) return isLoading ? <ContinueSkeleton instead={instead} /> : instead;
  const { course, lessons, isNew } = step;
  return (
    <PromiseRoom promise={instead}>
      <Stack align="flex-start" miw={0}>
        <Stack gap={4}>
          <Title order={1} size="h3" c="dimmed">
            {isNew ? fa.learning.startTitle : fa.learning.continueTitle}
          </Title>
          <Title order={2} size="h1">
            <bdi>
              <Words>{courseTitle(course)}</Words>
            </bdi>
          </Title>
        </Stack>
        <GirihProgress lessons={lessons} size="lg" />
        <Group gap="sm" align="stretch" className={classes.next}>
          <StepButton step={step} />
          <Button component={Link} to={paths.profile} size="lg" variant="default">
            {fa.learning.yourCourses}
          </Button>
        </Group>
      </Stack>
    </PromiseRoom>
  );
}

/** A skeleton that is as high as `ContinueLearning` with a title of two lines. */
function ContinueSkeleton({ instead }: { instead: ReactNode }) {
  return (
    <PromiseRoom promise={instead}>
      <Stack align="flex-start" miw={0} aria-hidden>
        <Stack gap={4} w="100%">
          <Text component="div" fz="h3" lh="h3" w="7rem">
            <Skeleton h="0.8lh" my="0.1lh" />
          </Text>
          <Text component="div" fz="h1" lh="h1">
            <Skeleton h="0.7lh" my="0.15lh" w="70%" />
            <Skeleton h="0.7lh" my="0.15lh" w="50%" hiddenFrom="lg" />
          </Text>
        </Stack>
        <Group gap="sm">
          <Skeleton circle h="var(--ring)" w="var(--ring)" />
          <Text w="8rem" component="div">
            <Skeleton>‌</Skeleton>
          </Text>
        </Group>
        <Group gap="sm" align="stretch" className={classes.next}>
          <Skeleton h={67} w={{ base: '100%', sm: '12rem' }} radius="md" />
          <Skeleton h={{ base: 50, sm: 67 }} w={{ base: '100%', sm: '9rem' }} radius="md" />
        </Group>
      </Stack>
    </PromiseRoom>
  );
}

/** The courses stored for offline use (product §11). */
export function KeptAtHome() {
  const { courses } = useKeptCourses();
  return courses.length > 0 && <KeptCourses courses={courses} />;
}
