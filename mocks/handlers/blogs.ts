import { blogsApi, type Blog } from '../../src/api/blogs.ts';
import type { Database, Row } from '../data/db.ts';
import { pixel } from '../data/pixel.ts';
import { keepUpload } from '../data/uploads.ts';
import { fieldOf, firstOf, isRefused, largest, mustBe, rowsOf, shown, succeeds } from '../openapi/cases.ts';
import { MAX_LENGTH } from '../server/limits.ts';
import type { Sent } from '../server/declared.ts';
import { handlers } from '../server/handler.ts';
import { byId } from '../server/replies.ts';
import { requireStaff, STAFF } from './access.ts';

const likesOf = (db: Database, blog: Row<'blogs'>) =>
  blog.likes + db.likes.where(({ blog_id }) => blog_id === blog.id).length;

const commentsOf = (db: Database, blog: Row<'blogs'>) => db.comments.where(({ blog_id }) => blog_id === blog.id);

function toBlog(db: Database, blog: Row<'blogs'>, base: string): Sent<typeof Blog> {
  const { id, title, author, content, cover_image } = blog;
  return {
    id,
    title,
    author,
    cover_image: `${base}/media/${cover_image ?? `articles/${id}.svg`}`,
    content,
    like_count: likesOf(db, blog),
    comment_count: commentsOf(db, blog).length,
  };
}

/** Articles with their comments and likes (product §7). */
export const blogHandlers = handlers(blogsApi, 'Articles with their comments and likes.', {
  list: {
    summary: 'List the articles',
    description: 'Articles are in the order in which they were published.',
    example: {},
    answer: ({ db, base }) => db.blogs.all().map((blog) => toBlog(db, blog, base)),
  },
  create: {
    summary: 'Publish an article',
    description: 'An empty response also counts as success.',
    success: 201,
    refusals: { 403: STAFF },
    as: 'demo-instructor',
    example: {
      form: { title: 'چرا ریاضی بخوانیم', content: 'ریاضی زبان دقیق فکرکردن است.', cover_image: pixel('cover.png') },
    },
    contract: {
      staffOnly: true,
      isPublic: 'new',
      request: ({ guest }) => ({
        form: {
          title: `Article of ${guest.username}`,
          content: 'Made by the contract runner.',
          cover_image: pixel('contract.png'),
        },
      }),
      more: ({ guest }, request) => [
        isRefused('§7.10 an error has `detail`', 'a refusal', { ...request, token: null }, 'detail'),
        {
          what: 'the list afterwards',
          of: 'blogs_list',
          also(body) {
            const title = rowsOf(body).at(-1)?.['title'];
            const isLast = title === `Article of ${guest.username}`;
            return isLast
              ? null
              : { where: '/', expected: 'the new article at the end', came: shown(title), level: 'should' };
          },
        },
        ...largest('§5.9 a cover has at most 10 MB', request, ['title', 'content'], 'cover_image', 10),
      ],
      leaves: ({ guest }) => `articles, “Article of ${guest.username}…”`,
    },
    async answer({ db, form, user, base, world }) {
      requireStaff(user);
      const row = db.blogs.create({
        id: db.blogs.nextId(),
        slug: 'programming',
        title: form.title,
        author: user.username,
        content: form.content,
        likes: 0,
        cover_image: await keepUpload(world, 'cover_image', form.cover_image),
      });
      return toBlog(db, row, base);
    },
  },
  comments: {
    summary: 'List the comments of an article',
    description: 'The oldest comment is first.',
    example: { params: { id: '1' } },
    contract: { request: firstOf('blogs_list') },
    answer: ({ db, params }) => commentsOf(db, byId(db.blogs, params.id)).map(({ user, text }) => ({ user, text })),
  },
  comment: {
    summary: 'Comment on an article',
    success: 201,
    as: 'demo-student',
    example: { params: { id: '1' }, body: { text: 'ممنون، روشن و خواندنی بود.' } },
    contract: {
      asGuest: true,
      isPublic: 'new',
      request(known) {
        const first = firstOf('blogs_list')(known);
        return typeof first === 'string' ? first : { ...first, json: { text: `Comment of ${known.guest.username}` } };
      },
      also: (body, { guest: { username } }) =>
        mustBe('text', `Comment of ${username}`)(body) ?? mustBe('user', username)(body),
      more: ({ guest }, { params = {} }) => [
        succeeds('§7.12 POST /blogs/{id}/comments/ adds a comment', 'the list afterwards', {
          of: 'blogs_comments',
          params,
          also: (body) =>
            rowsOf(body).some(({ text }) => text === `Comment of ${guest.username}`)
              ? null
              : { where: '/', expected: 'the new comment', came: `${rowsOf(body).length} others` },
        }),
        { what: 'the longest text', params, json: { text: 'x'.repeat(MAX_LENGTH['text'] ?? 0) }, should: ['2XX'] },
      ],
      leaves: ({ guest }) => `comments of ${guest.username}`,
    },
    answer({ db, params, body: { text }, user: { username: user } }) {
      const { id: blog_id } = byId(db.blogs, params.id);
      db.comments.create({ id: db.comments.nextId(), blog_id, user, text });
      return { user, text };
    },
  },
  likes: {
    summary: 'Count the likes of an article',
    example: { params: { id: '1' } },
    contract: {
      request: firstOf('blogs_list'),
      more: (_, request) => [succeeds('§7.13 the token is optional', 'without a token', { ...request, token: null })],
    },
    answer: ({ db, params }) => ({ like_count: likesOf(db, byId(db.blogs, params.id)) }),
  },
  like: {
    summary: 'Like or unlike an article',
    description: 'Each request adds or removes the user’s own like.',
    as: 'demo-student',
    example: { params: { id: '1' } },
    contract: {
      asGuest: true,
      request: firstOf('blogs_list'),
      more({ answers }, request) {
        const says = '§7.14 a request toggles the like; an error has `detail`';
        const before = fieldOf(answers.get('blogs_likes'), 'like_count');
        return [
          succeeds(says, 'a second time', { ...request, also: mustBe('like_count', before) }),
          isRefused(says, 'a refusal', { ...request, token: null }, 'detail'),
        ];
      },
    },
    answer({ db, params, user }) {
      const blog = byId(db.blogs, params.id);
      const own = db.likes.find(({ blog_id, user_id }) => blog_id === blog.id && user_id === user.id);
      if (own) db.likes.remove(own.id);
      else db.likes.create({ id: db.likes.nextId(), blog_id: blog.id, user_id: user.id });
      return { like_count: likesOf(db, blog) };
    },
  },
});
