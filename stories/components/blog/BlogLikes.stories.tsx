import { Button } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { rules, sheet, touched } from '../../../.storybook/sheet.tsx';
import { BlogLikes } from '../../../src/components/blog/BlogLikes/BlogLikes.tsx';
import { fa } from '../../../src/text/fa.ts';

/** شمار پسندهای یک مقاله و دکمه‌ی پسندیدن یا برداشتن پسند. خودش نمی‌شمارد؛ شمار و حالت را صفحه به آن می‌دهد. دوبار کلیک یک بار به شمار می‌آید. */
const meta = preview.meta({
  title: 'Components/Blog/BlogLikes',
  component: BlogLikes,
  args: { count: 12, liked: false, onToggle: fn() },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'پسندهای مقاله · همه حالت‌ها',
  render: sheet(BlogLikes, 280, {
    نپسندیده: {},
    ...touched({ liked: false }, 'نپسندیده'),
    پسندیده: { liked: true },
    ...touched({ liked: true }, 'پسندیده'),
    'بدون پسند': { count: 0 },
    'شمار بزرگ': { count: 1_234_567 },
  }),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: rules(BlogLikes, {
    'پسندیدن را رنگ به تنهایی نمی‌گوید؛ شکل قلب و نوشته‌ی دکمه هم عوض می‌شوند.': {
      good: { liked: true },
      bad: (
        <Button color="red" leftSection={<IconHeart size={20} aria-hidden />}>
          {fa.blog.like}
        </Button>
      ),
    },
  }),
});

export const Default = meta.story();

Default.test('Not Liked', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('۱۲')).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(canvas.getByRole('button', { name: fa.blog.like }));
  await expect(args.onToggle).toHaveBeenCalledOnce();
});

Default.test('Liked', { args: { count: 13, liked: true } }, async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { name: fa.blog.unlike }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onToggle).toHaveBeenCalledOnce();
});

Default.test('A double click counts once', async ({ canvas, userEvent, args }) => {
  await userEvent.dblClick(canvas.getByRole('button', { name: fa.blog.like }));
  await expect(args.onToggle).toHaveBeenCalledOnce();
});

Default.test('Many', { args: { count: 1_234_567 } }, ({ canvas }) =>
  expect(canvas.getByText('۱٬۲۳۴٬۵۶۷')).toBeVisible(),
);
