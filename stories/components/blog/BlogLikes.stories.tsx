import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { BlogLikes } from '../../../src/components/blog/BlogLikes/BlogLikes.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Blog/BlogLikes',
  component: BlogLikes,
  parameters: { layout: 'padded' },
  args: { count: 12, liked: false, onToggle: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const NotLiked = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('۱۲')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: fa.blog.like }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const Liked = meta.story({
  args: { count: 13, liked: true },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: fa.blog.unlike }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const DoubleClick = meta.story({
  name: 'A double click counts once',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: fa.blog.like }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const None = meta.story({ args: { count: 0 } });

export const Many = meta.story({
  args: { count: 1_234_567 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۱٬۲۳۴٬۵۶۷')).toBeVisible();
  },
});
