import { Box, Button, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from '../../components/layout/Link/Link.tsx';
import { usePurchasedCourses } from '../../data/purchasedCourses.ts';
import { CardSkeletonGrid } from '../../components/feedback/CardSkeleton/CardSkeletonGrid.tsx';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { PurchasedCourseGrid } from '../../components/profile/PurchasedCourseGrid/PurchasedCourseGrid.tsx';
import { doneFlags, nextStep } from '../../learning/progress.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { snackbar } from './useFreshProfile.ts';

/** The courses that the user bought (product §2, profile); those that came are shown even where others failed. */
export function OwnedCourses() {
  const { purchased } = useSession();
  const { data: courses = [], error, isLoading, isValidating, retry } = usePurchasedCourses(purchased);
  const { record } = useLearning();
  const progressOf = (courseId: string) => {
    const outline = record.outlines.get(courseId)?.value ?? [];
    return { lessons: doneFlags(outline, record), lesson: nextStep(courseId, outline, record).lesson };
  };
  useEffect(() => {
    if (error) snackbar('error', fa.profile.coursesFailed);
  }, [error]);

  return (
    <Box component="section" mt="xl">
      <Title order={2} mb="lg">
        {fa.profile.courses}
      </Title>
      {isLoading && <CardSkeletonGrid count={3} />}
      {courses.length > 0 && <PurchasedCourseGrid courses={courses} progressOf={progressOf} />}
      {error && <FailedState message={fa.profile.coursesFailed} onRetry={retry} busy={isValidating} />}
      {!isLoading && !error && courses.length === 0 && (
        <EmptyState
          text={fa.profile.noCourses}
          action={
            <Button component={Link} to={paths.courses} variant="light">
              {fa.basket.toCourses}
            </Button>
          }
        />
      )}
    </Box>
  );
}
