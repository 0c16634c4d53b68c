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
import { fa } from '../../text/fa.ts';
import { Kept } from './Kept.tsx';
import { OwnedCourses } from './OwnedCourses.tsx';
import classes from './ProfilePage.module.css';
import { ProfileSection } from './ProfileSection.tsx';

/** The signed-in user's profile and courses (product §2, profile). */
export function ProfilePage() {
  const { user } = useSession();
  const { record } = useLearning();
  const { state } = useLocation();
  return (
    <Page>
      <PageMeta title={fa.profile.title} />
      <PageHeading title={fa.profile.title} />
      {user ? (
        <>
          <Receipt purchases={justBought(record, state)} />
          <div className={classes.columns}>
            <Stack gap="xl" miw={0}>
              <OwnedCourses />
            </Stack>
            <Card component="section" className={classes.identity} aria-label={fa.profile.title}>
              <ProfileSection key={user.id} user={user} />
            </Card>
          </div>
          <Kept />
        </>
      ) : (
        <LogInFirst text={fa.profile.logInFirst} from={paths.profile} />
      )}
    </Page>
  );
}
