import { LogInFirst } from '../../components/auth/LogInFirst/LogInFirst.tsx';
import { BackLink } from '../../components/layout/BackLink/BackLink.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { NotificationLists } from './NotificationLists.tsx';

/** The notifications of the signed-in user (product §2, notifications). */
export function NotificationsPage() {
  const { user } = useSession();
  return (
    <Page>
      <PageMeta title={fa.notifications.title} />
      <BackLink to={paths.home} />
      <PageHeading title={fa.notifications.title} />
      {user ? (
        <NotificationLists key={user.id} />
      ) : (
        <LogInFirst text={fa.notifications.logInFirst} from={paths.notifications} />
      )}
    </Page>
  );
}
