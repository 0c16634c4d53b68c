import { Card, Container } from '@mantine/core';
import { LogInFirst } from '../../components/auth/LogInFirst/LogInFirst.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { OwnedCourses } from './OwnedCourses.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** The signed-in user's profile and courses (product §2, profile). */
export function ProfilePage() {
  const { user } = useSession();
  return (
    <Container py="xl">
      <PageMeta title={fa.profile.title} />
      <PageHeading title={fa.profile.title} />
      {user ? (
        <>
          <Card component="section" p={{ base: 'md', sm: 'xl' }} aria-label={fa.profile.title}>
            <ProfileSection key={user.id} user={user} />
          </Card>
          <OwnedCourses />
        </>
      ) : (
        <LogInFirst text={fa.profile.logInFirst} from={paths.profile} />
      )}
    </Container>
  );
}
