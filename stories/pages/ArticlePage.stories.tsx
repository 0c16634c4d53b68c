import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { blogsApi } from '../../src/api/blogs.ts';
import { ArticlePage } from '../../src/pages/ArticlePage/ArticlePage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { answers, isLoading, never, signedOut, startingWith } from '../plays.ts';
import { expectToast, toastMessages } from '../toasts.ts';

const { blog, common } = fa;
const at = (id: string) => ({
  academy: { user: 'demo-student', route: paths.article(id), path: '/blogs/:id' },
});

const meta = preview.meta({ component: ArticlePage, parameters: at('3') });

export const Loaded = meta.story({
  name: '[§2.41] [§10.14] Loaded',
  play: async ({ canvas, mock }) => {
    const { title = '', content = '' } = mock.db.blogs.get(3) ?? {};
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent(content.split('\n\n').at(-1) ?? '');
    await expect(document.title).toBe(fa.brand.title(title));
    await expect(canvas.getByRole('button', { name: fa.learning.shareOf(title) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: blog.title })).toHaveAttribute('href', paths.blogs);
    const others = within(canvas.getByRole('list', { name: blog.others })).getAllByRole('link');
    await expect(others.map((link) => link.getAttribute('href'))).toEqual(['4', '5', '6'].map(paths.article));
  },
});

export const Alone = meta.story({
  name: '[§2.41] The only article, without a list of others',
  tags: ['visual'],
  beforeEach: ({ mock }) => {
    mock.db.blogs.replace(mock.db.blogs.where(({ id }) => id === 3));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toBeVisible();
    await expect(canvas.queryByText(blog.others)).toBeNull();
  },
});

export const Untitled = meta.story({
  name: '[§10.20] Without a title, the article and its page are called untitled',
  beforeEach: ({ mock }) => {
    mock.db.blogs.update(3, { title: ' ' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: blog.untitled })).toBeVisible();
    await expect(document.title).toBe(fa.brand.title(blog.untitled));
  },
});

export const OpensAnother = meta.story({
  name: '[§2.41] A link to another article opens it',
  play: async ({ canvas, userEvent, mock }) => {
    const { title = '' } = mock.db.blogs.get(4) ?? {};
    const others = await canvas.findByRole('list', { name: blog.others });
    await userEvent.click(within(others).getByRole('link', { name: startingWith(title) }));
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: never(blogsApi.list), play: isLoading });

export const Failed = meta.story({
  name: '[§8.12] Failed',
  beforeEach: answers(blogsApi.list, 'html', 1),
  play: async ({ canvas }) => {
    await expectToast(blog.articleFailed, 'error', 'blog');
    await expect(await canvas.findByRole('button', { name: common.retry })).toBeVisible();
  },
});

Failed.test('[§8.12] A retry shows the article', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: common.retry }));
  await expect(await canvas.findByRole('article')).toBeVisible();
});

export const NotFound = meta.story({
  name: 'Not found, without a toast about a failure',
  tags: ['visual'],
  parameters: at('999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: blog.notFound })).toBeVisible();
    await expect(toastMessages()).toEqual([]);
    await expect(canvas.getByRole('link', { name: blog.toBlog })).toHaveAttribute('href', paths.blogs);
  },
});

export const LatinTitle = meta.story({
  name: 'Below a Latin title, the Persian text is right to left',
  beforeEach: ({ mock }) => void mock.db.blogs.update(3, { title: 'Excel' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByRole('article').querySelector('[data-lines]')).toHaveAttribute('dir', 'rtl');
  },
});

export const LikesAndComments = meta.story({
  name: '[§7.12] [§7.13] A like and a comment',
  play: async ({ canvas, userEvent, mock }) => {
    const { likes = 0 } = mock.db.blogs.get(3) ?? {};
    await userEvent.click(await canvas.findByRole('button', { name: blog.like }));
    await expectToast(blog.liked, 'success', 'blog');
    await expect(await canvas.findByText(blog.likesTab(likes + 1))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(blog.yourComment), 'ممنون از مقاله');
    await userEvent.click(canvas.getByRole('button', { name: blog.sendComment }));
    await expectToast(blog.commented, 'success', 'blog');
    await expect(await canvas.findByText('ممنون از مقاله')).toBeVisible();
  },
});

export const Visitor = meta.story({
  tags: ['visual'],
  name: '[§8.13] A visitor is asked to log in',
  beforeEach: signedOut,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: blog.like }));
    await expectToast(blog.logInToLike, 'error', 'blog');
  },
});
