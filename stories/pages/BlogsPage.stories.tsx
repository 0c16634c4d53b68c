import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { blogsApi } from '../../src/api/blogs.ts';
import { BlogsPage } from '../../src/pages/BlogsPage/BlogsPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { learningText } from '../../src/text/learning.ts';
import { answers, isLoading, never, says } from '../plays.ts';
import { expectToast, toastMessages } from '../toasts.ts';

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

export const OpenedByItsAddress = meta.story({
  name: '[§10.14] Opened by its address, with a button that shares it',
  parameters: { academy: { route: `${paths.blogs}?post=3` } },
  play: async ({ canvas, mock }) => {
    const { title = '', content = '' } = mock.db.blogs.get(3) ?? {};
    const heading = await canvas.findByRole('heading', { name: title });
    await expect(canvas.getAllByRole('tab', { name: blog.readMoreTab, selected: true })).toHaveLength(1);
    const article = heading.closest('article');
    await expect(article).toHaveTextContent(content.split('\n\n').at(-1) ?? '');
    await expect(document.title).toBe(fa.brand.title(title));
    await expect(await canvas.findByRole('button', { name: learningText.shareOf(title) })).toBeVisible();
  },
});

export const UnknownAddress = meta.story({
  name: '[§8.12] Unknown address',
  tags: ['visual'],
  parameters: { academy: { route: `${paths.blogs}?post=999` } },
  play: async ({ canvas }) => {
    await expectToast(blog.articleFailed, 'error', 'blog');
    await expect(canvas.getAllByRole('article')).not.toHaveLength(0);
  },
});

export const Loading = meta.story({ beforeEach: never(blogsApi.list), play: isLoading });

export const Empty = meta.story({
  name: '[§2.42] Empty',
  parameters: { academy: { scenario: 'empty' } },
  play: says(blog.empty),
});

export const Failed = meta.story({
  name: '[§8.12] Failed',
  beforeEach: answers(blogsApi.list, 'html', 1),
  play: async ({ canvas, userEvent }) => {
    await expectToast(blog.listFailed(null), 'error', 'blog');
    await userEvent.click(await canvas.findByRole('button', { name: common.retry }));
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
  },
});

export const Staff = meta.story({
  tags: ['visual'],
  name: '[§2.42] Who may add articles sees the way there',
  parameters: { academy: { user: 'demo-instructor' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: blog.add })).toHaveAttribute('href', paths.addBlog),
});

export const Admin = Staff.extend({ name: 'Admin', parameters: { academy: { user: 'demo-admin' } } });

export const ManyArticles = meta.story({
  name: 'Of many articles a part is shown, and more at a wish',
  beforeEach: ({ mock }) =>
    mock.override(blogsApi.list, {
      status: 200,
      body: Array.from({ length: 70 }, (_, id) => ({ id, title: `مقاله‌ی ${id}` })),
    }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(30);
    await userEvent.click(canvas.getByRole('button', { name: common.showMore }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(60));
    await expect(toastMessages()).toEqual([]);
  },
});
