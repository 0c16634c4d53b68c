import { blogsApi } from '../../src/api/blogs.ts';
import type { Wire } from '../../src/api/endpoint.ts';
import { answers } from '../server/answers.ts';
import { byId, nextId, type Database, type Row } from '../data/db.ts';
import { created, forbidden } from '../server/replies.ts';
import { keepUpload } from '../data/uploads.ts';

function likesOf(db: Database, blog: Row<'blogs'>): number {
  return blog.likes + db.likes.findMany((query) => query.where({ blog_id: blog.id })).length;
}

function toBlog(db: Database, blog: Row<'blogs'>, origin: string): Wire<typeof blogsApi.list>[number] {
  const { id, title, author, content, cover_image } = blog;
  return {
    id,
    title,
    author,
    cover_image: `${origin}/api/media/${cover_image ?? `articles/${id}.svg`}`,
    content,
    like_count: likesOf(db, blog),
    comment_count: db.comments.findMany((query) => query.where({ blog_id: id })).length,
  };
}

/** Articles, their comments and likes (product §7). */
export const blogAnswers = answers(blogsApi, {
  list: ({ db, origin }) => db.blogs.all().map((blog) => toBlog(db, blog, origin)),
  async create({ db, form, user, origin, world }) {
    if (user.role === 'student' && !user.is_superuser) throw forbidden();
    const row = await db.blogs.create({
      id: nextId(db.blogs),
      slug: 'programming',
      title: form.title,
      author: user.username,
      content: form.content,
      likes: 0,
      cover_image: await keepUpload(world, 'cover_image', form.cover_image),
    });
    return created(toBlog(db, row, origin));
  },
  comments({ db, params }) {
    const { id } = byId(db, 'blogs', params.id);
    return db.comments.findMany((query) => query.where({ blog_id: id })).map(({ user, text }) => ({ user, text }));
  },
  async comment({ db, params, body, user }) {
    const { id } = byId(db, 'blogs', params.id);
    const row = await db.comments.create({
      id: nextId(db.comments),
      blog_id: id,
      user: user.username,
      text: body.text,
    });
    return created({ user: row.user, text: row.text });
  },
  likes: ({ db, params }) => ({ like_count: likesOf(db, byId(db, 'blogs', params.id)) }),
  async like({ db, params, user }) {
    const blog = byId(db, 'blogs', params.id);
    const own = { blog_id: blog.id, user_id: user.id };
    if (db.likes.findFirst((query) => query.where(own))) db.likes.delete((query) => query.where(own));
    else await db.likes.create({ id: nextId(db.likes), ...own });
    return { like_count: likesOf(db, blog) };
  },
});
