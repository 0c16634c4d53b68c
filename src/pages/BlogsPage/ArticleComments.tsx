import { Stack } from '@mantine/core';
import { blogsApi } from '../../api/blogs.ts';
import { BlogComments } from '../../components/blog/BlogComments/BlogComments.tsx';
import { CommentForm } from '../../components/blog/CommentForm/CommentForm.tsx';
import { FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { toast, useErrorToast } from '../../components/feedback/toast.tsx';
import { useAddComment } from '../../data/blogs.ts';
import { useDraft } from '../../data/useDraft.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';

/** The comments of an article, asked for once their panel is open, and the form for one more (product §2, blog list). */
export function ArticleComments({ blogId, open }: { blogId: string; open: boolean }) {
  const { user } = useSession();
  const { data, error, isValidating, retry } = useEndpoint(blogsApi.comments, open ? { params: { id: blogId } } : null);
  const { send: sendComment } = useAddComment();
  const draft = useDraft(`comment:${blogId}`);
  useErrorToast(error, 'blog', fa.blog.articleFailed);

  async function send(text: string): Promise<boolean> {
    if (!user) {
      toast('error', 'blog', fa.blog.logInToComment);
      return false;
    }
    const outcome = await sendComment({ params: { id: blogId }, body: { text } });
    if (outcome.status === 'ignored') return false;
    if (outcome.status === 'failed') {
      toast('error', 'blog', fa.blog.commentFailed);
      return false;
    }
    toast('success', 'blog', fa.blog.commented);
    return true;
  }

  return (
    <Stack gap="lg">
      {error && !data ? (
        <FailedState message={fa.blog.commentsFailed} onRetry={retry} busy={isValidating} />
      ) : (
        <BlogComments comments={data} />
      )}
      <CommentForm initial={draft.kept?.['text'] ?? ''} onTyped={draft.save} onSubmit={send} />
    </Stack>
  );
}
