import * as brand from '../../brand/brand.ts';
import type { Input } from '../api/endpoint.ts';
import { blogsApi, type Blog, type Comment } from '../api/blogs.ts';
import { withLineFeeds } from '../api/schemas.ts';
import { useCached, useData } from './DataProvider.tsx';
import { useEndpoint } from './useEndpoint.ts';
import { useMutation, type MutationHandlers } from './useMutation.ts';

/** Returns all articles (product §2, blog list). Sends no request if the brand has no blog. */
export function useBlogs() {
  return useEndpoint(blogsApi.list, brand.blog ? {} : null);
}

/** Publishes an article (product §4). For `handlers`, see `useMutation`. */
export function useCreateBlog(handlers: MutationHandlers<typeof blogsApi.create>) {
  const { client } = useData();
  const cached = useCached();
  type Sent = Input<typeof blogsApi.create>;
  const same = (blogs: readonly Blog[], { form }: Sent) =>
    blogs.filter(
      ({ title, content }) => title === withLineFeeds(form.title) && content === withLineFeeds(form.content),
    );
  return useMutation(blogsApi.create, {
    ...handlers,
    reloads: [blogsApi.list],
    recovery: {
      known(input) {
        const kept = cached(blogsApi.list, {})?.data;
        return kept ? same(kept, input) : null;
      },
      find: async (input) => same(await client.call(blogsApi.list, {}, { ahead: true }), input),
    },
  });
}

/** Adds a comment to an article (product §5). For `handlers`, see `useMutation`. */
export function useAddComment(handlers: MutationHandlers<typeof blogsApi.comment>) {
  const { client } = useData();
  const cached = useCached();
  type Sent = Input<typeof blogsApi.comment>;
  // Compares the texts of comments but not their authors, because the API and the site may name the user differently.
  const same = (comments: readonly Comment[], { body }: Sent) =>
    comments.filter(({ text }) => text.trim() === withLineFeeds(body.text).trim());
  return useMutation(blogsApi.comment, {
    ...handlers,
    reloads: [blogsApi.comments, blogsApi.list],
    recovery: {
      known(input) {
        const kept = cached(blogsApi.comments, { params: input.params })?.data;
        return kept ? same(kept, input) : null;
      },
      find: async (input) =>
        same(await client.call(blogsApi.comments, { params: input.params }, { ahead: true }), input),
    },
  });
}
