import { Button } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { BlogLikes } from '../../../src/components/blog/BlogLikes/BlogLikes.tsx';
import { fa } from '../../../src/text/fa.ts';
import { Touched } from '../../sheets.tsx';

const meta = preview.meta({
  title: 'Components/Blog/BlogLikes',
  component: BlogLikes,
  parameters: {
    docs: {
      description: {
        component:
          'شمار پسندهای یک مقاله و دکمه‌ی پسندیدن یا برداشتن پسند. خودش نمی‌شمارد؛ شمار و حالت را صفحه به آن می‌دهد. دوبار کلیک یک بار به شمار می‌آید.',
      },
    },
  },
  args: { count: 12, liked: false, onToggle: fn() },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'پسندهای مقاله · همه حالت‌ها',
  render: (args) => (
    <StateSheet>
      <State name="نپسندیده">
        <BlogLikes {...args} />
      </State>
      <Touched name="نپسندیده">
        <BlogLikes {...args} liked={false} />
      </Touched>
      <State name="پسندیده">
        <BlogLikes {...args} liked />
      </State>
      <Touched name="پسندیده">
        <BlogLikes {...args} liked />
      </Touched>
      <State name="بدون پسند">
        <BlogLikes {...args} count={0} />
      </State>
      <State name="شمار بزرگ">
        <BlogLikes {...args} count={1_234_567} />
      </State>
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: (args) => (
    <Rule
      rule="پسندیدن را رنگ به تنهایی نمی‌گوید؛ شکل قلب و نوشته‌ی دکمه هم عوض می‌شوند."
      good={<BlogLikes {...args} liked />}
      bad={
        <Button color="red" leftSection={<IconHeart size={20} aria-hidden />}>
          {fa.blog.like}
        </Button>
      }
    />
  ),
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

export const Many = meta.story({
  args: { count: 1_234_567 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۱٬۲۳۴٬۵۶۷')).toBeVisible();
  },
});
