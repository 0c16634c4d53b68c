import { Button, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from '../../components/layout/Link/Link.tsx';
import { ContinueCard, ContinueCardSkeleton } from '../../components/learning/ContinueCard/ContinueCard.tsx';
import { usePurchasedCourses } from '../../data/purchasedCourses.ts';
import { CardSkeletonGrid } from '../../components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { PurchasedCourseGrid } from '../../components/profile/PurchasedCourseGrid/PurchasedCourseGrid.tsx';
import { courseToContinue, stepsOf } from '../../learning/progress.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { learningText } from '../../text/learning.ts';
import { snackbar } from './useFreshProfile.ts';

/** The courses that the user bought (product §2, profile); those that came are shown even where others failed. */
export function OwnedCourses() {
  const { purchased } = useSession();
  const { data: courses = [], error, isLoading, isValidating, retry } = usePurchasedCourses(purchased);
  const { record } = useLearning();
  const step = courseToContinue(courses, record);
  useEffect(() => {
    if (error) snackbar('error', fa.profile.coursesFailed);
  }, [error]);

  return (
    <>
      {(step || isLoading) && (
        <section>
          <Title order={2} mb="md">
            {learningText.continueTitle}
          </Title>
          {step ? <ContinueCard step={step} /> : <ContinueCardSkeleton />}
        </section>
      )}
      <section>
        <Title order={2} mb="lg">
          {fa.profile.courses}
        </Title>
        {isLoading && <CardSkeletonGrid count={3} />}
        {courses.length > 0 && <PurchasedCourseGrid steps={courses.map((course) => stepsOf(course, record))} />}
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
      </section>
    </>
  );
}
