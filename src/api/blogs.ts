import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Count, Filled, Id, OptionalText, rowsOf, Text } from './schemas.ts';

/** A blog article (product §3). */
export const Blog = v.object({
  id: Id,
  title: Text,
  author: Text,
  cover_image: OptionalText,
  content: Text,
  like_count: Count,
  comment_count: Count,
});
export type Blog = v.InferOutput<typeof Blog>;

/** A comment under an article (product §3). */
export const Comment = v.object({ user: Text, text: Text });
export type Comment = v.InferOutput<typeof Comment>;

const Likes = v.object({ like_count: Count });

/** A new article as its form sends it (product §3). */
export const NewBlog = v.object({
  title: Filled,
  content: Filled,
  cover_image: v.instance(Blob),
});

/** The endpoints of articles, comments and likes (product §7). `mocks/handlers/blogs.ts` mocks them. */
export const blogsApi = {
  list: endpoint('GET', '/blogs/', { response: rowsOf(Blog) }),
  create: endpoint('POST', '/blogs/', {
    auth: 'required',
    form: NewBlog,
    response: v.optional(v.looseObject({})),
    owes: Blog,
  }),
  comments: endpoint('GET', '/blogs/:id/comments/', { response: rowsOf(Comment) }),
  comment: endpoint('POST', '/blogs/:id/comments/', {
    auth: 'required',
    body: v.object({ text: Filled }),
    response: Comment,
  }),
  likes: endpoint('GET', '/blogs/:id/like/', { auth: 'optional', response: Likes }),
  like: endpoint('POST', '/blogs/:id/like/', { auth: 'required', response: Likes }),
};
