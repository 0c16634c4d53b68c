import { Button, Card } from '@mantine/core';
import { LogInFirst } from '../../components/auth/LogInFirst/LogInFirst.tsx';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { BackLink } from '../../components/layout/BackLink/BackLink.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { mayAddBlogs } from '../../session/storedUser.ts';
import { fa } from '../../text/fa.ts';
import { NewArticle } from './NewArticle.tsx';

/** A new article, for instructors, admins and superusers (product §2, add blog; §6). */
export function AddBlogPage() {
  const { user } = useSession();
  return (
    <Page narrow>
      <PageMeta title={fa.blog.add} />
      <BackLink to={paths.blogs} />
      <PageHeading title={fa.blog.add} />
      {!user && <LogInFirst text={fa.blog.notAllowed} from={paths.addBlog} />}
      {user && !mayAddBlogs(user) && (
        <EmptyState
          text={fa.blog.notAllowed}
          action={
            <Button component={Link} to={paths.blogs} variant="light">
              {fa.blog.title}
            </Button>
          }
        />
      )}
      {user && mayAddBlogs(user) && (
        <Card p={{ base: 'md', sm: 'xl' }}>
          <NewArticle key={user.id} />
        </Card>
      )}
    </Page>
  );
}
