import { blogsApi } from '../../api/blogs.ts';
import { useComments } from '../../data/blogs.ts';
import { useApi, useReload } from '../../data/swr.tsx';
import { BlogComments } from '../../components/blog/BlogComments/BlogComments.tsx';
import { CommentForm } from '../../components/blog/CommentForm/CommentForm.tsx';
import { FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { toast } from '../../components/feedback/toast.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import classes from './BlogsPage.module.css';

interface ArticleCommentsProps {
  blogId: string;
  /** Is the panel shown? */
  open: boolean;
}

/** The comments of an article and the form for one more (product §2, blog list). */
export function ArticleComments({ blogId, open }: ArticleCommentsProps) {
  const { client } = useApi();
  const { user } = useSession();
  const reload = useReload();
  const { data, error, isValidating, retry } = useComments(blogId, open);

  async function send(text: string): Promise<boolean> {
    if (!user) {
      toast('error', 'blog', fa.blog.logInToComment);
      return false;
    }
    try {
      await client.call(blogsApi.comment, { params: { id: blogId }, body: { text } });
    } catch {
      toast('error', 'blog', fa.blog.commentFailed);
      return false;
    }
    toast('success', 'blog', fa.blog.commented);
    void Promise.allSettled([reload(blogsApi.comments), reload(blogsApi.list)]);
    return true;
  }

  return (
    <div className={classes.comments}>
      {error && !data ? (
        <FailedState message={fa.blog.commentsFailed} onRetry={retry} busy={isValidating} />
      ) : (
        <BlogComments comments={data} />
      )}
      <CommentForm onSubmit={send} />
    </div>
  );
}
