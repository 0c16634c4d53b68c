import { Button, Card } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { LogInFirst } from '../../components/auth/LogInFirst/LogInFirst.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { BackLink } from '../../components/layout/BackLink/BackLink.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { isStaff } from '../../session/storedUser.ts';
import { fa } from '../../text/fa.ts';
import { BlogForm, type BlogValues } from '../../components/blog/BlogForm/BlogForm.tsx';
import { toast } from '../../components/feedback/toast.tsx';
import { DraftNotice } from '../../components/form/DraftNotice/DraftNotice.tsx';
import { isGuarded } from '../../components/form/LeaveGuard/LeaveGuard.tsx';
import { useCreateBlog } from '../../data/blogs.ts';
import { useDraft } from '../../data/useDraft.ts';
import { useLeaveLater } from '../../data/useLeaveLater.ts';

/** The page for a new article, for instructors, admins and superusers (product §2, add blog; §6). */
export function AddBlogPage() {
  const { user } = useSession();
  return (
    <Page>
      <PageMeta title={fa.blog.add} />
      <BackLink to={paths.blogs} />
      <PageHeading title={fa.blog.add} />
      {!user && <LogInFirst text={fa.blog.notAllowed} from={paths.addBlog} />}
      {user && !isStaff(user) && (
        <EmptyState
          text={fa.blog.notAllowed}
          action={
            <Button component={Link} to={paths.blogs} variant="light">
              {fa.blog.title}
            </Button>
          }
        />
      )}
      {user && isStaff(user) && (
        <Card p={{ base: 'md', sm: 'xl' }}>
          <NewArticle key={user.id} />
        </Card>
      )}
    </Page>
  );
}

/** The milliseconds between the server's response and the navigation to the article list (product §9). */
const LEAVE_AFTER = 1000;

/**
 * The form for a new article. After a success or failure, the article list opens. A failure does not delete the draft
 * (product §4).
 */
function NewArticle() {
  const navigate = useNavigate();
  const { kept, generation, save, drop, forget } = useDraft('blog', paths.addBlog);
  const { send, busy, uploaded, cancel } = useCreateBlog({
    onDone: (_, { form: { title, content } }) =>
      forget((texts) => texts['title']?.trim() === title && texts['content']?.trim() === content),
  });
  const [leave, leaving] = useLeaveLater(() => void navigate(paths.blogs, { replace: isGuarded() }), LEAVE_AFTER);

  async function publish({ title, content, cover }: BlogValues): Promise<boolean> {
    const outcome = await send({ form: { title, content, cover_image: cover } });
    if (outcome.status === 'ignored') return false;
    leave();
    if (outcome.status === 'failed') {
      const { isRefusal, status, detail } = outcome.error;
      const reason = status === 413 ? fa.forms.uploadTooLarge : detail;
      toast('error', 'blog', isRefusal ? fa.blog.createFailed(reason) : fa.blog.networkFailed);
      return false;
    }
    toast('success', 'blog', fa.blog.created);
    return true;
  }

  return (
    <>
      {kept && <DraftNotice onDrop={drop} />}
      <BlogForm
        key={generation}
        initial={{ title: kept?.['title'] ?? '', content: kept?.['content'] ?? '' }}
        onTyped={save}
        onSubmit={publish}
        busy={busy || leaving}
        uploaded={uploaded}
        onCancelUpload={cancel}
      />
    </>
  );
}
