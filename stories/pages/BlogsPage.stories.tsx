import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { blogsApi } from '../../src/api/blogs.ts';
import { BlogsPage } from '../../src/pages/BlogsPage/BlogsPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { answers, isLoading, never, openTab, says, signedOut, startingWith } from '../plays.ts';
import { elsewhere, expectToast, toastMessages } from '../toasts.ts';

const { blog, common } = fa;
const academy = { user: 'demo-student', route: paths.blogs, path: paths.blogs };

const meta = preview.meta({ component: BlogsPage, parameters: { academy } });

export const Loaded = meta.story({
  name: '[§7.9] Loaded',
  play: async ({ canvas, mock }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(mock.db.blogs.all().length);
    await expect(canvas.queryByRole('link', { name: blog.add })).toBeNull();
  },
});

export const FormerAddress = meta.story({
  name: '[§2.41] The former address of an article leads to its page',
  parameters: { academy: { route: `${paths.blogs}?post=3`, path: paths.blogs } },
  play: async () => expect(await elsewhere()).toMatchObject({ address: paths.article('3') }),
});

export const ReadMore = meta.story({
  name: '[§2.41] The title, the cover and the tab of the full text lead to the article’s page',
  play: async ({ canvas, canvasElement, userEvent, mock }) => {
    const { title = '' } = mock.db.blogs.get(1) ?? {};
    await expect(await canvas.findByRole('link', { name: title })).toHaveAttribute('href', paths.article('1'));
    await expect(canvasElement.querySelector('article a')).toHaveAttribute('href', paths.article('1'));
    await userEvent.click(canvas.getByRole('tab', { name: `${blog.readMoreTab}: ${title}` }));
    await expect(await elsewhere()).toMatchObject({ address: paths.article('1') });
  },
});

export const Loading = meta.story({ tags: ['visual'], beforeEach: never(blogsApi.list), play: isLoading });

export const Empty = meta.story({
  name: '[§2.42] Empty',
  parameters: { academy: { scenario: 'empty' } },
  play: says(blog.empty),
});

export const Failed = meta.story({
  name: '[§8.12] Failed',
  beforeEach: answers(blogsApi.list, 'html', 1),
  play: async ({ canvas }) => {
    await expectToast(blog.listFailed(null), 'error', 'blog');
    await expect(await canvas.findByRole('button', { name: common.retry })).toBeVisible();
  },
});

Failed.test('[§8.12] A retry shows the articles', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: common.retry }));
  await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
});

export const Staff = meta.story({
  tags: ['visual'],
  name: '[§2.42] Authors see the link to add an article',
  parameters: { academy: { user: 'demo-instructor' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: blog.add })).toHaveAttribute('href', paths.addBlog),
});

export const Admin = Staff.extend({ name: 'Admin', parameters: { academy: { user: 'demo-admin' } } });

export const ManyArticles = meta.story({
  name: '[§1.12] [§1.15] A long list shows the first articles, more on request, and as many after Back',
  render: function Again() {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <button onClick={() => setVisit(visit + 1)}>Back</button>
        <BlogsPage key={visit} />
      </>
    );
  },
  beforeEach: ({ mock }) => {
    mock.override(blogsApi.list, {
      status: 200,
      body: Array.from({ length: 32 }, (_, id) => ({ id, title: `مقاله‌ی ${id}` })),
    });
    const { state } = history;
    return () => history.replaceState(state, '');
  },
  play: async ({ canvasElement, userEvent }) => {
    // Queries by role would take seconds with so many cards.
    const areShown = (count: number) =>
      waitFor(() => expect(canvasElement.querySelectorAll('article')).toHaveLength(count));
    await areShown(30);
    await userEvent.click(within(canvasElement).getByText(common.showMore));
    await areShown(32);
    await expect(canvasElement.querySelectorAll('article')[30]?.querySelector('[role=tab]')).toHaveFocus();
    await userEvent.click(within(canvasElement).getByText('Back'));
    await areShown(32);
    await expect(toastMessages()).toEqual([]);
  },
});

const LIKES = /پسند:/;
const COMMENTS = /نظر:/;

/** Returns the paths of POST requests for articles. */
const posts = (log: readonly { method: string; path: string }[]) =>
  log.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/blogs/')).map(({ path }) => path);

export const Likes = meta.story({
  name: '[§4.25] [§7.13] [§7.14] [§8.13] A like shows at once, and a second press removes it',
  play: async ({ canvas, userEvent, mock }) => {
    const { likes = 0 } = mock.db.blogs.get(1) ?? {};
    const article = await openTab(canvas, userEvent.click, LIKES);
    await userEvent.click(article.getByRole('button', { name: blog.like }));
    await expect(article.getByRole('tab', { name: startingWith(blog.likesTab(likes + 1)) })).toBeVisible();
    await expectToast(blog.liked, 'success', 'blog');
    await expect(mock.db.likes.all()).toHaveLength(1);
    await userEvent.click(await article.findByRole('button', { name: blog.unlike }));
    await expectToast(blog.unliked, 'success', 'blog');
    await expect(await article.findByRole('tab', { name: startingWith(blog.likesTab(likes)) })).toBeVisible();
    await expect(mock.db.likes.all()).toHaveLength(0);
  },
});

export const LikesClosed = meta.story({
  name: '[§4.25] The new number of likes stays when their tab is closed',
  play: async ({ canvas, userEvent, mock }) => {
    const { likes = 0 } = mock.db.blogs.get(1) ?? {};
    const article = await openTab(canvas, userEvent.click, LIKES);
    await userEvent.click(article.getByRole('button', { name: blog.like }));
    await expectToast(blog.liked, 'success', 'blog');
    await userEvent.click(article.getByRole('tab', { name: startingWith(blog.mainTab) }));
    await expect(article.getByRole('tab', { name: startingWith(blog.likesTab(likes + 1)) })).toBeVisible();
  },
});

export const LikedBefore = meta.story({
  name: '[§4.25] If the user liked the article in another session, the returned count shows that the like was removed',
  beforeEach: ({ mock, academy: { session } }) => {
    mock.db.likes.create({ id: 1, blog_id: 1, user_id: session.getState().user?.id ?? '' });
  },
  play: async ({ canvas, userEvent, mock }) => {
    const { likes = 0 } = mock.db.blogs.get(1) ?? {};
    const article = await openTab(canvas, userEvent.click, LIKES);
    await userEvent.click(article.getByRole('button', { name: blog.like }));
    await expectToast(blog.unliked, 'success', 'blog');
    await expect(await article.findByRole('button', { name: blog.like })).toBeVisible();
    await expect(await article.findByRole('tab', { name: startingWith(blog.likesTab(likes)) })).toBeVisible();
  },
});

export const LikedByAnother = meta.story({
  name: '[§4.25] A like counts as removed even if another user’s like keeps the count the same',
  play: async ({ canvas, userEvent, mock }) => {
    const { likes = 0 } = mock.db.blogs.get(1) ?? {};
    mock.override(blogsApi.like, { status: 200, body: { like_count: likes + 1 } });
    const article = await openTab(canvas, userEvent.click, LIKES);
    await userEvent.click(article.getByRole('button', { name: blog.like }));
    await expectToast(blog.liked, 'success', 'blog');
    await userEvent.click(await article.findByRole('button', { name: blog.unlike }));
    await expectToast(blog.unliked, 'success', 'blog');
    await expect(await article.findByRole('button', { name: blog.like })).toBeVisible();
  },
});

export const LikeFailed = meta.story({
  name: '[§8.13] A failed like is rolled back',
  beforeEach: answers(blogsApi.like, { status: 500 }),
  play: async ({ canvas, userEvent, mock }) => {
    const { likes = 0 } = mock.db.blogs.get(1) ?? {};
    const article = await openTab(canvas, userEvent.click, LIKES);
    await userEvent.click(article.getByRole('button', { name: blog.like }));
    await expectToast(blog.likeFailed, 'error', 'blog');
    await expect(await article.findByRole('tab', { name: startingWith(blog.likesTab(likes)) })).toBeVisible();
    await expect(article.getByRole('button', { name: blog.like })).toBeVisible();
  },
});

export const LikeWithoutAnAnswer = meta.story({
  name: '[F96] [§4.25] After a like whose response was lost, the next click finds the like and does not remove it',
  beforeEach: answers(blogsApi.like, ['dropAfter', 'ok']),
  play: async ({ canvas, userEvent, mock }) => {
    const { likes = 0 } = mock.db.blogs.get(1) ?? {};
    const article = await openTab(canvas, userEvent.click, LIKES);
    await userEvent.click(article.getByRole('button', { name: blog.like }));
    await expectToast(blog.likeFailed, 'error', 'blog');
    // Waits until the count is loaded again. SWR revalidates at most once every two seconds.
    const reloaded = () => {
      window.dispatchEvent(new Event('online'));
      return article.getByRole('tab', { name: startingWith(blog.likesTab(likes + 1)) });
    };
    await waitFor(reloaded, { timeout: 4000 });
    await userEvent.click(await article.findByRole('button', { name: blog.like }));
    await expectToast(blog.liked, 'success', 'blog');
    await expect(mock.db.likes.all()).toHaveLength(1);
    await expect(article.getByRole('tab', { name: startingWith(blog.likesTab(likes + 1)) })).toBeVisible();
    await userEvent.click(await article.findByRole('button', { name: blog.unlike }));
    await expectToast(blog.unliked, 'success', 'blog');
    await expect(mock.db.likes.all()).toHaveLength(0);
  },
});

export const LikeThatDidNotArrive = meta.story({
  name: '[F96] A like that did not arrive is sent by the next click',
  beforeEach: answers(blogsApi.like, ['drop', 'ok']),
  play: async ({ canvas, userEvent, mock }) => {
    const article = await openTab(canvas, userEvent.click, LIKES);
    await userEvent.click(article.getByRole('button', { name: blog.like }));
    await expectToast(blog.likeFailed, 'error', 'blog');
    await userEvent.click(await article.findByRole('button', { name: blog.like }));
    await expectToast(blog.liked, 'success', 'blog');
    await expect(mock.db.likes.all()).toHaveLength(1);
  },
});

export const DoubleClicks = meta.story({
  name: '[F54] A double click on the like or the comment button sends one request',
  play: async ({ canvas, userEvent, mock }) => {
    const article = await openTab(canvas, userEvent.click, LIKES);
    await userEvent.dblClick(article.getByRole('button', { name: blog.like }));
    await expectToast(blog.liked, 'success', 'blog');
    await userEvent.click(article.getByRole('tab', { name: COMMENTS }));
    await userEvent.type(await article.findByLabelText(blog.yourComment), 'ممنون از مقاله');
    await userEvent.dblClick(article.getByRole('button', { name: blog.sendComment }));
    await expectToast(blog.commented, 'success', 'blog');
    await expect(posts(mock.log)).toEqual(['/api/blogs/1/like/', '/api/blogs/1/comments/']);
    await expect(article.queryByText(blog.commentEmpty)).toBeNull();
  },
});

export const Visitor = meta.story({
  tags: ['visual'],
  name: '[§5.14] [§5.15] [§8.13] [§8.14] A visitor is asked to log in, and nothing is sent',
  beforeEach: signedOut,
  play: async ({ canvas, userEvent, mock }) => {
    const article = await openTab(canvas, userEvent.click, LIKES);
    await userEvent.click(article.getByRole('button', { name: blog.like }));
    await expectToast(blog.logInToLike, 'error', 'blog');
    await userEvent.click(article.getByRole('tab', { name: COMMENTS }));
    await userEvent.type(await article.findByLabelText(blog.yourComment), 'ممنون');
    await userEvent.click(article.getByRole('button', { name: blog.sendComment }));
    await expectToast(blog.logInToComment, 'error', 'blog');
    await expect(article.getByLabelText(blog.yourComment)).toHaveDisplayValue('ممنون');
    await expect(posts(mock.log)).toEqual([]);
  },
});
