import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Id, OptionalText, rowsOf, Text } from './schemas.ts';

/** A blog article (product §3). */
export const Blog = z.object({
  id: Id,
  title: Text,
  author: Text,
  cover_image: OptionalText,
  content: Text,
  like_count: Count,
  comment_count: Count,
});
export type Blog = z.output<typeof Blog>;

/** A comment under an article (product §3). */
export const Comment = z.object({ user: Text, text: Text });
export type Comment = z.output<typeof Comment>;

const Likes = z.object({ like_count: Count });

/** A new article as its form sends it (product §3). */
export const NewBlog = z.object({
  title: z.string().check(z.minLength(1)),
  content: z.string().check(z.minLength(1)),
  cover_image: z.instanceof(Blob),
});

/** product §7; answered for development by `mocks/handlers/blogs.ts`. */
export const blogsApi = {
  list: endpoint('GET', '/blogs/', { response: rowsOf(Blog) }),
  create: endpoint('POST', '/blogs/', {
    auth: 'required',
    form: NewBlog,
    response: z.optional(z.looseObject({})),
    owes: Blog,
  }),
  comments: endpoint('GET', '/blogs/:id/comments/', { response: rowsOf(Comment) }),
  comment: endpoint('POST', '/blogs/:id/comments/', {
    auth: 'required',
    body: z.object({ text: z.string().check(z.minLength(1)) }),
    response: Comment,
  }),
  likes: endpoint('GET', '/blogs/:id/like/', { auth: 'optional', response: Likes }),
  like: endpoint('POST', '/blogs/:id/like/', { auth: 'required', response: Likes }),
};
