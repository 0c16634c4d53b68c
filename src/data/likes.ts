import useSWR, { useSWRConfig } from 'swr';
import { blogsApi, type Blog } from '../api/blogs.ts';
import { keyOf, useCached, useData, usePartial } from './DataProvider.tsx';
import { useEndpoint } from './useEndpoint.ts';
import { useMutation, type Outcome } from './useMutation.ts';

interface OwnLike {
  /** Whether the viewer likes the article. Set only by a toggle, because the API does not return it (product 4.25). */
  liked: boolean;
  /** The expected count while a toggle is being sent. */
  count?: number;
}

/** Returns the likes of an article, and an optimistic toggle (product §4). The likes load when their panel opens. */
export function useLikes(blog: Blog, open: boolean) {
  const { client, viewer } = useData();
  const { mutate } = useSWRConfig();
  const cached = useCached();
  const input = { params: { id: blog.id } };
  const { data, error } = useEndpoint(blogsApi.likes, open ? input : null);
  // The key contains the viewer, so the value is dropped when the viewer changes.
  const key = ['own like', blog.id, viewer] as const;
  const { data: own } = useSWR<OwnLike>(key, null);
  const liked = own?.liked ?? false;
  const count = own?.count ?? data?.like_count ?? blog.like_count;
  const list = keyOf(blogsApi.list, {}, viewer);
  const isPartial = usePartial(cached(blogsApi.list, {})?.data);
  // A higher or lower count shows whether the like was added or removed. If the count is unchanged, the like is assumed
  // to be toggled.
  const becomes = (after: number) => (after === count ? !liked : after > count);

  const { send } = useMutation(blogsApi.like, {
    shows: {
      key,
      expected: (): OwnLike => ({ liked: !liked, count: Math.max(0, count + (liked ? -1 : 1)) }),
      settled({ like_count }) {
        // Updates the count in both the article's likes and the list of articles.
        void mutate(keyOf(blogsApi.likes, input, viewer), { like_count }, { revalidate: false });
        const counted = (blogs?: Blog[]) =>
          blogs?.map((each) => (each.id === blog.id ? { ...each, like_count } : each));
        // While only the first rows are known, a request for the whole list is in progress. Changing these rows would
        // make SWR ignore the response, so the whole list is requested again.
        void (isPartial ? mutate(list) : mutate(list, counted, { revalidate: false }));
        return { liked: becomes(like_count) };
      },
    },
    recovery: {
      known: () => [],
      // If the count has changed as expected, the toggle with the unknown result succeeded. A second toggle would undo
      // it.
      async find() {
        const likes = await client.call(blogsApi.likes, input, { ahead: true });
        return (liked ? likes.like_count < count : likes.like_count > count) ? [likes] : [];
      },
    },
  });

  return {
    count,
    liked,
    error,
    /** Toggles the like. Resolves with the new state. */
    async toggle(): Promise<Outcome<boolean>> {
      const outcome = await send(input);
      return outcome.status === 'done' ? { status: 'done', data: becomes(outcome.data.like_count) } : outcome;
    },
  };
}
