import { useRef, useState } from 'react';
import { blogsApi, type Blog } from '../../api/blogs.ts';
import { useLikes } from '../../data/likes.ts';
import { useApi, useReload } from '../../data/swr.tsx';
import { toast } from '../../components/feedback/toast.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';

/** An article's likes and their toggle, which shows at once and is taken back where it fails (product §4, §8). */
export function useLikeToggle(blog: Blog, open: boolean) {
  const { client } = useApi();
  const { user } = useSession();
  const reload = useReload();
  const { count: counted = blog.like_count, liked, setLiked, error } = useLikes(blog.id, open);
  // What is shown from the click until the lists have the server's word.
  const [expected, setExpected] = useState<{ count: number; liked: boolean } | null>(null);
  const sending = useRef(false);
  const turn = useRef(0);
  const now = expected ?? { count: counted, liked };

  async function toggle() {
    if (!user) {
      toast('error', 'blog', fa.blog.logInToLike);
      return;
    }
    if (sending.current) return;
    sending.current = true;
    turn.current += 1;
    const mine = turn.current;
    setExpected({ liked: !now.liked, count: Math.max(0, now.count + (now.liked ? -1 : 1)) });
    try {
      const { like_count: count } = await client.call(blogsApi.like, { params: { id: blog.id } });
      // The count alone says which way it went; one that stands still, as the other readers wish, what was asked for.
      const isLiked = count === now.count ? !now.liked : count > now.count;
      setExpected({ liked: isLiked, count });
      setLiked(isLiked);
      toast('success', 'blog', isLiked ? fa.blog.liked : fa.blog.unliked);
      sending.current = false;
      await Promise.allSettled([reload(blogsApi.list), reload(blogsApi.likes)]);
    } catch {
      toast('error', 'blog', fa.blog.likeFailed);
    } finally {
      sending.current = false;
      if (turn.current === mine) setExpected(null);
    }
  }

  return { ...now, error, toggle };
}
