import { Button, Group, Stack, Title } from '@mantine/core';
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
  if (!step) return isLoading ? <PromiseRoom promise={instead} /> : instead;
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

/** The courses stored for offline use (product §11). */
export function KeptAtHome() {
  const { courses } = useKeptCourses();
  return courses.length > 0 && <KeptCourses courses={courses} />;
}
