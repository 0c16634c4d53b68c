import { Stack } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { type Blog, blogsApi } from '../../api/blogs.ts';
import { messageOf } from '../../api/errors.ts';
import { BlogCard, type BlogTab, type ShownTab } from '../../components/blog/BlogCard/BlogCard.tsx';
import { BlogLikes } from '../../components/blog/BlogLikes/BlogLikes.tsx';
import { ENTRANCE, toast, useErrorToast } from '../../components/feedback/toast.tsx';
import { useAddComment } from '../../data/blogs.ts';
import { useLikes } from '../../data/likes.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { BlogComments, CommentForm } from '../../components/blog/BlogComments/BlogComments.tsx';
import { reasonsOf, type FieldErrors } from '../../components/form/AcademyForm/useAcademyForm.ts';
import { FailedLine, FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { useDraft } from '../../data/useDraft.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';

/**
 * Returns an article's likes, and a function that toggles the user's like and shows a toast (product 8.13). The count
 * loads when `open` is true.
 */
export function useLikeButton(blog: Blog, open: boolean) {
  const { user } = useSession();
  const { count, liked, error, toggle } = useLikes(blog, open);
  useErrorToast(error, 'blog', fa.blog.articleFailed);

  async function like() {
    if (!user) {
      toast('error', 'blog', fa.blog.logInToLike, { id: ENTRANCE, speech: 'polite' });
      return;
    }
    const outcome = await toggle();
    if (outcome.status === 'failed') toast('error', 'blog', fa.blog.likeFailed);
    if (outcome.status === 'done') toast('success', 'blog', outcome.data ? fa.blog.liked : fa.blog.unliked);
  }
  return { count, liked, like };
}

interface ArticleProps {
  blog: Blog;
  /** Whether the article's card is larger than the other cards. */
  lead: boolean;
  /** Whether the cover loads at once. */
  eager: boolean;
  tab: ShownTab;
  onTab: (tab: BlogTab) => void;
}

/** One article of the list, with its likes and comments (product §2, blog list). */
export function Article({ blog, lead, eager, tab, onTab }: ArticleProps) {
  const { count, liked, like } = useLikeButton(blog, tab === 'likes');
  return (
    <BlogCard
      blog={blog}
      lead={lead}
      eager={eager}
      tab={tab}
      onTab={onTab}
      likeCount={count}
      likes={<BlogLikes count={count} liked={liked} onToggle={() => void like()} />}
      comments={<ArticleComments blog={blog} open={tab === 'comments'} />}
    />
  );
}

/** The comments on an article, with the comment form. The comments load when `open` is true (product §2, blog list). */
export function ArticleComments({ blog: { id: blogId, comment_count: count }, open }: { blog: Blog; open: boolean }) {
  const { user } = useSession();
  const { data, error, isValidating, retry } = useEndpoint(blogsApi.comments, open ? { params: { id: blogId } } : null);
  const draft = useDraft(`comment:${blogId}`, paths.article(blogId));
  const { send: sendComment } = useAddComment({
    onDone: (_, { body }) => draft.forget(({ text }) => text?.trim() === body.text),
  });
  const form = useStill();
  useErrorToast(error, 'blog', fa.blog.articleFailed);

  async function send(text: string): Promise<boolean | FieldErrors> {
    if (!user) {
      toast('error', 'blog', fa.blog.logInToComment, { id: ENTRANCE, speech: 'polite' });
      return false;
    }
    const outcome = await sendComment({ params: { id: blogId }, body: { text } });
    if (outcome.status === 'ignored') return false;
    if (outcome.status === 'failed') {
      toast('error', 'blog', messageOf(outcome.error, fa.blog.commentFailed), { speech: 'off', id: blogId });
      return reasonsOf(outcome.error, fa.blog.commentFailed);
    }
    toast('success', 'blog', fa.blog.commented, { id: blogId });
    return true;
  }

  return (
    <Stack gap="lg">
      {error && !data ? (
        <FailedState message={fa.blog.commentsFailed} onRetry={retry} busy={isValidating} />
      ) : (
        <BlogComments comments={data} count={count} />
      )}
      {error && data && <FailedLine message={fa.blog.commentsFailed} onRetry={retry} busy={isValidating} />}
      <div ref={form}>
        <CommentForm key={draft.generation} initial={draft.kept?.['text'] ?? ''} onTyped={draft.save} onSubmit={send} />
      </div>
    </Stack>
  );
}

/**
 * Returns a ref for an element. While the focus is in the element, content that is added above does not move the
 * element on the screen.
 */
function useStill() {
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const now = ref.current.getBoundingClientRect().top + scrollY;
    if (ref.current.contains(document.activeElement)) scrollBy({ top: now - place.current, behavior: 'instant' });
    place.current = now;
  });
  return ref;
}
