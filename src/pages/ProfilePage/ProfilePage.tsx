import { Button, Card, Group, Stack, Title } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { useEffect } from 'react';
import * as brand from '../../../brand/brand.ts';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { LogInFirst } from '../../components/auth/LogInFirst/LogInFirst.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { Receipt } from '../../components/learning/Receipt/Receipt.tsx';
import { justBought } from '../../learning/purchases.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { isStaff, mayAddCourses } from '../../session/storedUser.ts';
import { fa } from '../../text/fa.ts';
import { OtherCourses } from '../OtherCourses.tsx';
import classes from './ProfilePage.module.css';
import { ProfileSection } from './ProfileSection.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { ContinueCard, ContinueCardSkeleton } from '../../components/learning/ContinueCard/ContinueCard.tsx';
import type { Course } from '../../api/courses.ts';
import type { Answer } from '../../data/useEndpoint.ts';
import { usePurchasedCourses } from '../../data/purchasedCourses.ts';
import { CardSkeletonGrid } from '../../components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { lazyPart } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { PurchasedCourseGrid } from '../../components/profile/PurchasedCourseGrid/PurchasedCourseGrid.tsx';
import { courseToContinue, stepsOf } from '../../learning/progress.ts';
import { snackbar } from './useFreshProfile.ts';

// These sections come last, so that nothing moves when they load. If loading fails, only one shows the message.
const DeviceData = lazyPart(async () => (await import('./DeviceData.tsx')).DeviceData, {
  failed: (line, { part }) => part === 'learning' && line,
});

/** The signed-in user's profile and courses (product §2, profile). */
export function ProfilePage() {
  const { user, purchased } = useSession();
  const answer = usePurchasedCourses(purchased);
  const { record } = useLearning();
  const { state } = useLocation();
  const bought = justBought(record, state);
  const hasCourses = purchased.length > 0;
  return (
    <Page>
      <PageMeta title={fa.profile.title} />
      <PageHeading title={fa.profile.title}>
        {brand.staffForms && isStaff(user) && (
          <Group gap="sm">
            {mayAddCourses(user) && (
              <Button component={Link} to={paths.addCourse}>
                {fa.filters.add}
              </Button>
            )}
            {brand.blog && (
              <Button component={Link} to={paths.addBlog} variant="light">
                {fa.blog.add}
              </Button>
            )}
          </Group>
        )}
      </PageHeading>
      {user ? (
        <>
          <Receipt purchases={bought} courses={answer.data ?? []} />
          <div className={classes.columns}>
            <Stack gap="xl">
              <OwnedCourses {...answer} isBought={bought.length > 0} />
            </Stack>
            <Card key={user.id} component="section" className={classes.side} aria-label={fa.profile.title}>
              <ProfileSection user={user} />
            </Card>
            {!hasCourses && (
              <div className={classes.others}>
                <OtherCourses to={[]} fill />
              </div>
            )}
            <div key={`learning ${user.id}`} className={classes.learning}>
              <DeviceData part="learning" />
            </div>
            <Stack key={`kept ${user.id}`} gap="xl" className={classes.kept}>
              <DeviceData part="kept" />
            </Stack>
          </div>
        </>
      ) : (
        <LogInFirst text={fa.profile.logInFirst} from={paths.profile} />
      )}
    </Page>
  );
}

/**
 * The user's courses (product §2, profile). If some fail to load, the others are shown. If `isBought` is true, the page
 * shows a receipt with a link to the course, so the section «ادامه‌ی یادگیری» is left out.
 */
function OwnedCourses({
  data,
  error,
  isLoading,
  isValidating,
  retry,
  isBought,
}: Answer<Course[]> & { isBought: boolean }) {
  const courses = data ?? [];
  const { user } = useSession();
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
        {isLoading && <CardSkeletonGrid count={3} />}
        {courses.length > 0 && (
          <PurchasedCourseGrid
            steps={courses.map((course) => stepsOf(course, record))}
            continued={isBought ? undefined : step?.course.id}
          />
        )}
        {error && <FailedState message={fa.profile.coursesFailed} onRetry={retry} busy={isValidating} />}
        {!isLoading && !error && courses.length === 0 && (
          <EmptyState
            text={fa.profile.noCourses}
            action={
              <Button component={Link} to={paths.courses} variant={isStaff(user) ? 'light' : 'filled'}>
                {fa.basket.toCourses}
              </Button>
            }
          />
        )}
      </section>
    </>
  );
}
