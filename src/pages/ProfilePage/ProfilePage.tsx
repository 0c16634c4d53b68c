import { Card, Stack } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { LogInFirst } from '../../components/auth/LogInFirst/LogInFirst.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { Receipt } from '../../components/learning/Receipt/Receipt.tsx';
import { justBought } from '../../learning/purchases.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { isStaff } from '../../session/storedUser.ts';
import { fa } from '../../text/fa.ts';
import { OtherCourses } from '../OtherCourses.tsx';
import classes from './ProfilePage.module.css';
import { OwnedCourses } from './OwnedCourses.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { StaffTasks } from './StaffTasks.tsx';
import { usePurchasedCourses } from '../../data/purchasedCourses.ts';
import { lazyPart } from '../../components/feedback/LazyPart/lazyPart.tsx';

// These sections come last, so that nothing moves when they load. If loading fails, only one shows the message.
const DeviceData = lazyPart(async () => (await import('./DeviceData.tsx')).DeviceData, {
  failed: (line, { part }) => part === 'learning' && line,
});

/** The signed-in user's profile and courses (product §2, profile). */
export function ProfilePage() {
  const { user, purchased } = useSession();
  const { record } = useLearning();
  const answer = usePurchasedCourses(purchased, (id) => record.bought.get(id)?.value.title ?? '');
  const { state } = useLocation();
  const bought = justBought(record, state);
  const hasCourses = purchased.length > 0;
  // For staff without courses, the empty list comes after the profile.
  const isProfileFirst = isStaff(user) && !hasCourses;
  const courses = (
    <>
      <Stack gap="xl">
        <OwnedCourses {...answer} isBought={bought.length > 0} />
      </Stack>
      {!hasCourses && !isProfileFirst && (
        <div className={classes.others}>
          <OtherCourses to={[]} fill />
        </div>
      )}
    </>
  );
  return (
    <Page>
      <PageMeta title={fa.profile.title} />
      <PageHeading title={fa.profile.title} />
      {user ? (
        <>
          <StaffTasks />
          <Receipt purchases={bought} courses={answer.data ?? []} />
          <div className={classes.columns}>
            {!isProfileFirst && courses}
            <Card key={user.id} component="section" className={classes.side} aria-label={fa.profile.title}>
              <ProfileSection user={user} />
            </Card>
            <div key={`learning ${user.id}`} className={classes.learning}>
              <DeviceData part="learning" />
            </div>
            {isProfileFirst && courses}
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
