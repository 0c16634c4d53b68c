import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import type { Course } from '../../api/courses.ts';
import { CardSkeletonGrid } from '../../components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { ContinueCard, ContinueCardSkeleton } from '../../components/learning/ContinueCard/ContinueCard.tsx';
import { PurchasedCourseGrid } from '../../components/profile/PurchasedCourseGrid/PurchasedCourseGrid.tsx';
import type { Answer } from '../../data/useEndpoint.ts';
import { courseToContinue, stepsOf } from '../../learning/progress.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { isStaff } from '../../session/storedUser.ts';
import { fa } from '../../text/fa.ts';
import { snackbar } from './useFreshProfile.ts';

/**
 * The user's courses (product §2, profile). If some fail to load, the others are shown. If `isBought` is true, the page
 * shows a receipt with a link to the course, so the section «ادامه‌ی یادگیری» is left out.
 */
export function OwnedCourses({
  data,
  error,
  isLoading,
  isValidating,
  retry,
  isBought,
}: Answer<Course[]> & { isBought: boolean }) {
  const courses = data ?? [];
  const { record } = useLearning();
  const step = courseToContinue(courses, record);
  useEffect(() => {
    if (error) snackbar('error', fa.profile.coursesFailed);
  }, [error]);

  return (
    <>
      {!isBought && (step || isLoading) && (
        <section>
          <Title order={2} mb="md">
            {step?.isNew ? fa.learning.startTitle : fa.learning.continueTitle}
          </Title>
          {step ? <ContinueCard step={step} /> : <ContinueCardSkeleton />}
        </section>
      )}
      <section>
        <Title order={2} mb="md">
          {fa.profile.courses}
        </Title>
        {isLoading && <CardSkeletonGrid purchased />}
        {courses.length > 0 && (
          <PurchasedCourseGrid
            steps={courses.map((course) => stepsOf(course, record))}
            continued={isBought ? undefined : step?.course.id}
          />
        )}
        {error && <FailedState message={fa.profile.coursesFailed} onRetry={retry} busy={isValidating} />}
        {!isLoading && !error && courses.length === 0 && <NoCourses />}
      </section>
    </>
  );
}

/** Says that the user owns no course. For staff, this is a small card, because buying is not their task. */
function NoCourses() {
  const { user } = useSession();
  if (isStaff(user)) {
    return (
      <Card p={{ base: 'md', sm: 'lg' }}>
        <Group justify="space-between">
          <Text c="dimmed">{fa.profile.noCourses}</Text>
          <Button component={Link} to={paths.courses} variant="light" w={{ base: '100%', sm: 'auto' }}>
            {fa.basket.toCourses}
          </Button>
        </Group>
      </Card>
    );
  }
  return (
    <EmptyState
      text={fa.profile.noCourses}
      action={
        <Button component={Link} to={paths.courses}>
          {fa.basket.toCourses}
        </Button>
      }
    />
  );
}
