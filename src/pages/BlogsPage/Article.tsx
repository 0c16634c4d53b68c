import type { Blog } from '../../api/blogs.ts';
import { BlogCard, type BlogTab } from '../../components/blog/BlogCard/BlogCard.tsx';
import { BlogLikes } from '../../components/blog/BlogLikes/BlogLikes.tsx';
import { toast, useErrorToast } from '../../components/feedback/toast.tsx';
import { useLikes } from '../../data/blogs.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { ArticleComments } from './ArticleComments.tsx';

interface ArticleProps {
  blog: Blog;
  /** Is it the list's first? */
  lead: boolean;
  tab: BlogTab;
  onTab: (tab: BlogTab) => void;
}

/** One article of the list, with its likes and comments (product §2, blog list). */
export function Article({ blog, lead, tab, onTab }: ArticleProps) {
  const { user } = useSession();
  const { count, liked, error, toggle } = useLikes(blog, tab === 'likes');
  useErrorToast(error, 'blog', fa.blog.articleFailed);

  async function like() {
    if (!user) {
      toast('error', 'blog', fa.blog.logInToLike);
      return;
    }
    const outcome = await toggle();
    if (outcome.status === 'failed') toast('error', 'blog', fa.blog.likeFailed);
    if (outcome.status === 'done') toast('success', 'blog', outcome.data ? fa.blog.liked : fa.blog.unliked);
  }

  return (
    <BlogCard
      blog={blog}
      lead={lead}
      tab={tab}
      onTab={onTab}
      likeCount={count}
      likes={<BlogLikes count={count} liked={liked} onToggle={() => void like()} />}
      comments={<ArticleComments blogId={blog.id} open={tab === 'comments'} />}
    />
  );
}
