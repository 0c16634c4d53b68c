import { useEffect } from 'react';
import type { Blog } from '../../api/blogs.ts';
import { BlogCard, type BlogTab } from '../../components/blog/BlogCard/BlogCard.tsx';
import { BlogLikes } from '../../components/blog/BlogLikes/BlogLikes.tsx';
import { toast } from '../../components/feedback/toast.tsx';
import { fa } from '../../text/fa.ts';
import { ArticleComments } from './ArticleComments.tsx';
import { useLikeToggle } from './useLikeToggle.ts';

interface ArticleProps {
  blog: Blog;
  tab: BlogTab;
  onTab: (tab: BlogTab) => void;
}

/** One article of the list, with its likes and comments (product §2, blog list). */
export function Article({ blog, tab, onTab }: ArticleProps) {
  const { count, liked, error, toggle } = useLikeToggle(blog, tab === 'likes');
  useEffect(() => {
    if (error) toast('error', 'blog', fa.blog.articleFailed);
  }, [error]);
  return (
    <BlogCard
      blog={blog}
      tab={tab}
      onTab={onTab}
      likeCount={count}
      likes={<BlogLikes count={count} liked={liked} onToggle={() => void toggle()} />}
      comments={<ArticleComments blogId={blog.id} open={tab === 'comments'} />}
    />
  );
}
