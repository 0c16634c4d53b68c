import { blogsApi } from '../api/blogs.ts';
import { useEndpoint } from './swr.tsx';

/** All articles (product §2, blog list). */
export function useBlogs() {
  return useEndpoint(blogsApi.list, {});
}

/** The comments of an article, asked for once its panel is open (product §2, blog list). */
export function useComments(blogId: string, open: boolean) {
  return useEndpoint(blogsApi.comments, open ? { params: { id: blogId } } : null);
}
