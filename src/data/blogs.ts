import * as brand from '../../brand/brand.ts';
import type { Input } from '../api/endpoint.ts';
import { blogsApi, type Blog, type Comment } from '../api/blogs.ts';
import { withLineFeeds } from '../api/schemas.ts';
import { useCached, useData } from './DataProvider.tsx';
import { recoveryIn } from './lostCalls.ts';
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
  const cached = useCached();
  return useMutation(blogsApi.comment, {
    ...handlers,
    reloads: [blogsApi.comments, blogsApi.list],
    recovery: recoveryIn(
      ({ params }) => cached(blogsApi.comments, { params })?.data,
      ({ params }) => client.call(blogsApi.comments, { params }, { ahead: true }),
      // Compares the texts but not the authors, because the API and the site may name the user differently.
      ({ text }: Comment, { body }: Input<typeof blogsApi.comment>) => text.trim() === withLineFeeds(body.text).trim(),
    ),
  });
}
