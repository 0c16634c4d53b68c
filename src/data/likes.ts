import useSWR from 'swr';
import { blogsApi } from '../api/blogs.ts';
import { useApi, useEndpoint } from './swr.tsx';

/** What is known of an article's likes. */
interface Likes {
  /** The server's count; undefined until it was asked for and answered. */
  count: number | undefined;
  /** Whether the viewer likes it; false until they toggled it in this session (docs/decisions). */
  liked: boolean;
  /** Keeps what the viewer's last toggle came to. */
  setLiked: (liked: boolean) => void;
  /** Why the count could not be read. */
  error: unknown;
}

/** The likes of an article; the count is asked for once its panel is open (product §7). */
export function useLikes(blogId: string, open: boolean): Likes {
  const { viewer } = useApi();
  const { data, error } = useEndpoint(blogsApi.likes, open ? { params: { id: blogId } } : null);
  // Kept among the viewer's answers, so that it goes with them when they leave.
  const { data: liked = false, mutate } = useSWR<boolean>(['liked', blogId, viewer], null);
  return {
    count: data?.like_count,
    liked,
    setLiked: (next) => void mutate(next, { revalidate: false }),
    error,
  };
}
