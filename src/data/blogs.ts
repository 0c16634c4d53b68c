import * as brand from '../../brand/brand.ts';
import type { Input } from '../api/endpoint.ts';
import { blogsApi, type Blog, type Comment } from '../api/blogs.ts';
import { withLineFeeds } from '../api/schemas.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useCached, useData } from './DataProvider.tsx';
import { recoveryIn } from './lostCalls.ts';
import { useEndpoint } from './useEndpoint.ts';
import { useMutation, type MutationHandlers } from './useMutation.ts';

// The maximum length of comments that several users may send alike, such as a word of thanks.
const COMMON = 30;

/**
 * Returns whether `comment` is the comment that the user `username` has sent with this text. A longer text is recognised
 * by itself, because the API may name its authors differently from the session.
 */
export function isSentComment({ text, user }: Comment, sent: string, username: string | undefined): boolean {
  const isSame = text.trim() === withLineFeeds(sent).trim();
  return isSame && (user === username || text.length > COMMON);
}

/** Returns all articles (product §2, blog list). Sends no request if the brand has no blog. */
export function useBlogs() {
  return useEndpoint(blogsApi.list, brand.blog ? {} : null);
}

/** Publishes an article (product §4). For `handlers`, see `useMutation`. */
export function useCreateBlog(handlers: MutationHandlers<typeof blogsApi.create>) {
  const { client } = useData();
  const cached = useCached();
  return useMutation(blogsApi.create, {
    ...handlers,
    reloads: [blogsApi.list],
    recovery: recoveryIn(
      () => cached(blogsApi.list, {})?.data,
      () => client.call(blogsApi.list, {}, { ahead: true }),
      ({ title, content }: Blog, { form }: Input<typeof blogsApi.create>) =>
        title === withLineFeeds(form.title) && content === withLineFeeds(form.content),
    ),
  });
}

/** Adds a comment to an article (product §5). For `handlers`, see `useMutation`. */
export function useAddComment(handlers: MutationHandlers<typeof blogsApi.comment>) {
  const { client } = useData();
  const { user } = useSession();
  const cached = useCached();
  return useMutation(blogsApi.comment, {
    ...handlers,
    reloads: [blogsApi.comments, blogsApi.list],
    recovery: recoveryIn(
      ({ params }) => cached(blogsApi.comments, { params })?.data,
      ({ params }) => client.call(blogsApi.comments, { params }, { ahead: true }),
      (comment: Comment, { body }: Input<typeof blogsApi.comment>) => isSentComment(comment, body.text, user?.username),
    ),
  });
}
