import useSWR, { unstable_serialize, useSWRConfig, type State } from 'swr';
import type { Input } from '../api/endpoint.ts';
import { blogsApi, type Blog, type Comment } from '../api/blogs.ts';
import { keyOf, useData } from './DataProvider.tsx';
import { useEndpoint } from './useEndpoint.ts';
import { useMutation, type Outcome } from './useMutation.ts';

/** All articles (product §2, blog list). */
export function useBlogs() {
  return useEndpoint(blogsApi.list, {});
}

/** Publishes an article (product §4). */
export function useCreateBlog() {
  return useMutation(blogsApi.create, { reloads: [blogsApi.list] });
}

/** Adds a comment to an article (product §5). */
export function useAddComment() {
  const { client, viewer } = useData();
  const { cache } = useSWRConfig();
  type Sent = Input<typeof blogsApi.comment>;
  // The text alone: servers name users in ways of their own.
  const same = (comments: readonly Comment[], { body }: Sent) =>
    comments.filter(({ text }) => text.trim() === body.text.trim());
  return useMutation(blogsApi.comment, {
    reloads: [blogsApi.comments, blogsApi.list],
    recovery: {
      known(input) {
        const key = unstable_serialize(keyOf(blogsApi.comments, { params: input.params }, viewer));
        const kept: State<Comment[]> | undefined = cache.get(key);
        return same(kept?.data ?? [], input);
      },
      find: async (input) => same(await client.call(blogsApi.comments, { params: input.params }), input),
    },
  });
}

interface OwnLike {
  /** Whether the viewer likes the article; known once they toggled it in this session (product 4.25). */
  liked: boolean;
  /** What is expected while the toggle is under way. */
  count?: number;
}

/** The likes of an article, asked for once their panel is open, and their toggle, which shows at once (product §4). */
export function useLikes(blog: Blog, open: boolean) {
  const { viewer } = useData();
  const { mutate } = useSWRConfig();
  const input = { params: { id: blog.id } };
  const { data, error } = useEndpoint(blogsApi.likes, open ? input : null);
  // Kept among the viewer's answers, so that it goes with them when they leave.
  const key = ['own like', blog.id, viewer] as const;
  const { data: own } = useSWR<OwnLike>(key, null);
  const liked = own?.liked ?? false;
  const count = own?.count ?? data?.like_count ?? blog.like_count;
  // The count alone says which way it went; one that stands still, as the other readers wish, what was asked for.
  const becomes = (after: number) => (after === count ? !liked : after > count);

  const { send } = useMutation(blogsApi.like, {
    shows: {
      key,
      expected: (): OwnLike => ({ liked: !liked, count: Math.max(0, count + (liked ? -1 : 1)) }),
      settled({ like_count }) {
        // Both places that show the count take the server's word.
        void mutate(keyOf(blogsApi.likes, input, viewer), { like_count }, { revalidate: false });
        void mutate(
          keyOf(blogsApi.list, {}, viewer),
          (blogs?: Blog[]) => blogs?.map((each) => (each.id === blog.id ? { ...each, like_count } : each)),
          { revalidate: false },
        );
        return { liked: becomes(like_count) };
      },
    },
  });

  return {
    count,
    liked,
    /** Why the count could not be read. */
    error,
    /** Likes the article, or no more; comes out with which of them it was. */
    async toggle(): Promise<Outcome<boolean>> {
      const outcome = await send(input);
      return outcome.status === 'done' ? { status: 'done', data: becomes(outcome.data.like_count) } : outcome;
    },
  };
}
