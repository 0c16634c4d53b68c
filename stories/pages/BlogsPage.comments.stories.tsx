import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { blogsApi } from '../../src/api/blogs.ts';
import { BlogsPage } from '../../src/pages/BlogsPage/BlogsPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { answers, openTab, startingWith } from '../plays.ts';
import { expectToast } from '../toasts.ts';

const { blog } = fa;
const COMMENTS = /نظر:/;

const meta = preview.meta({
  component: BlogsPage,
  parameters: { academy: { user: 'demo-student', route: paths.blogs, path: paths.blogs } },
});

export const Comments = meta.story({
  name: '[§7.12] [§8.14] Comments',
  play: async ({ canvas, userEvent, mock }) => {
    const article = await openTab(canvas, userEvent.click, COMMENTS);
    const before = mock.db.comments.where((row) => row.blog_id === 1).length;
    await waitFor(() => expect(article.getAllByRole('listitem')).toHaveLength(before));
    await userEvent.type(article.getByLabelText(blog.yourComment), 'ممنون از مقاله');
    await userEvent.click(article.getByRole('button', { name: blog.sendComment }));
    await expectToast(blog.commented, 'success', 'blog');
    await expect(await article.findByText('ممنون از مقاله')).toBeVisible();
    await expect(await article.findByRole('tab', { name: startingWith(blog.commentsTab(before + 1)) })).toBeVisible();
    await expect(article.getByLabelText(blog.yourComment)).toHaveDisplayValue('');
  },
});

export const CommentFailed = meta.story({
  name: '[§7.25] [§8.14] Comment failed',
  beforeEach: answers(blogsApi.comment, 'drop'),
  play: async ({ canvas, userEvent, mock }) => {
    const article = await openTab(canvas, userEvent.click, COMMENTS);
    const field = await article.findByLabelText(blog.yourComment);
    await userEvent.type(field, 'ممنون از مقاله');
    await userEvent.click(article.getByRole('button', { name: blog.sendComment }));
    await expectToast(blog.commentFailed, 'error', 'blog');
    await expect(field).toHaveDisplayValue('ممنون از مقاله');
    // The server's reason for a refusal is shown at the field.
    mock.override(blogsApi.comment, { status: 400, body: { text: ['نظر شما لینک دارد.'] } });
    await userEvent.click(article.getByRole('button', { name: blog.sendComment }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('نظر شما لینک دارد.'));
    // A reason that concerns no field is shown below the button, which stays in its place.
    const button = article.getByRole('button', { name: blog.sendComment });
    const before = button.getBoundingClientRect().top + scrollY;
    mock.override(blogsApi.comment, { status: 429, body: { detail: 'تند نظر می‌دهید.' } });
    await userEvent.click(button);
    await expect(await article.findByRole('alert')).toHaveTextContent('تند نظر می‌دهید.');
    await expectToast('تند نظر می‌دهید.', 'error', 'blog');
    // The toast is not announced, because the form announces the reason.
    await expect(document.querySelector('[data-kind="error"]')).toHaveAttribute('aria-live', 'off');
    await expect(button.getBoundingClientRect().top + scrollY).toBe(before);
    await expect(field).toHaveDisplayValue('ممنون از مقاله');
  },
});

export const CommentsFailed = meta.story({
  beforeEach: answers(blogsApi.comments, { status: 500 }, 1),
  play: async ({ canvas, userEvent }) => {
    const article = await openTab(canvas, userEvent.click, COMMENTS);
    await expect(await article.findByText(blog.commentsFailed)).toBeVisible();
    await userEvent.click(article.getByRole('button', { name: fa.common.retry }));
    await waitFor(() => expect(article.queryByText(blog.commentsFailed)).toBeNull());
  },
});
