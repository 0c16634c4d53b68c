import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { BlogComments } from '../../../src/components/blog/BlogComments/BlogComments.tsx';
import { fa } from '../../../src/text/fa.ts';

const comments = [
  { user: 'demo-student', text: 'از فردا آغاز می‌کنم.' },
  { user: 'demo-newcomer', text: 'کدام ساعت روز بهتر است؟' },
];

const meta = preview.meta({
  title: 'Components/Blog/BlogComments',
  component: BlogComments,
  parameters: { layout: 'padded' },
  args: { comments },
});

export const Some = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const None = meta.story({
  args: { comments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fa.blog.noComments)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { comments: undefined } });

export const MarkupIsText = meta.story({
  name: '[F56] Markup in a comment or a name is shown as the letters it is',
  args: { comments: [{ user: '<b>کاربر</b>', text: '<img src=x onerror="document.title=1">' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror="document.title=1">')).toBeVisible();
    await expect(canvas.getByText('<b>کاربر</b>')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

export const Endless = meta.story({
  args: { comments: [{ user: '\u202Ekitap', text: 'بی‌پایان'.repeat(2000) }] },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    await expect(item.textContent?.length).toBeLessThanOrEqual(5010);
    await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  },
});
