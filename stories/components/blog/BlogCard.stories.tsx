import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { framed, sheet, touched } from '../../../.storybook/sheet.tsx';
import { BlogCard, type BlogTab } from '../../../src/components/blog/BlogCard/BlogCard.tsx';
import { BlogComments } from '../../../src/components/blog/BlogComments/BlogComments.tsx';
import { BlogLikes } from '../../../src/components/blog/BlogLikes/BlogLikes.tsx';
import { fa } from '../../../src/text/fa.ts';
import { startingWith } from '../../plays.ts';
import { blog } from '../../fixtures.ts';

const { blog: text } = fa;

const args: ComponentProps<typeof BlogCard> = {
  blog,
  tab: 'main',
  onTab: fn((_: BlogTab) => undefined),
  likeCount: blog.like_count,
  likes: <BlogLikes count={blog.like_count} liked={false} onToggle={() => undefined} />,
  comments: <BlogComments comments={[{ user: 'demo-student', text: 'از فردا آغاز می‌کنم.' }]} />,
};

const long = {
  title: `${blog.title} و از آن لذت ببریم، بی آنکه چیزی را حفظ کنیم یا از امتحان بترسیم`,
  author: 'گروه آموزش ریاضیات و علوم پایه‌ی آکادمی، با همکاری دپارتمان برنامه‌نویسی و هوش مصنوعی',
  like_count: 1_234_567,
  comment_count: 98_765,
};

/** یک مقاله با چهار بخش: معرفی، پسندها، نظرها و متن کامل. نظرها تمام عرض ردیف را می‌گیرند و متن کامل صفحه‌ی خودش را دارد. خودش چیزی نمی‌خواند و نمی‌فرستد؛ پسند و نظرها را صفحه به آن می‌دهد. */
const meta = preview.meta({
  component: BlogCard,
  args,
  argTypes: {
    tab: { control: 'inline-radio', options: ['main', 'likes', 'comments'] },
    likes: { control: false },
    comments: { control: false },
  },
});

export const States = meta.story({
  name: 'کارت مقاله · همه حالت‌ها',
  // Opening a panel scrolls the panel into view. Without the iframe, that would scroll the docs page.
  parameters: framed(640),
  render: sheet(BlogCard, 340, {
    معرفی: {},
    ...touched(),
    پسندها: { tab: 'likes' },
    نظرها: { tab: 'comments' },
    'عنوان و نویسنده‌ی بلند، شمارهای بزرگ': { blog: { ...blog, ...long }, likeCount: long.like_count },
    'بی‌تصویر و بی‌متن': { blog: { ...blog, cover_image: null, content: '' } },
  }),
});

export const Default = meta.story({ decorators: (Story) => <div style={{ maxWidth: 400 }}>{Story()}</div> });

Default.test('[§2.41] [§3.6] The card has four tabs, and the main one is open', async ({ canvas, userEvent, args }) => {
  for (const name of [text.mainTab, text.likesTab(12), text.commentsTab(3), text.readMoreTab])
    await expect(canvas.getByRole('tab', { name: `${name}: ${blog.title}` })).toBeVisible();
  await expect(canvas.getAllByRole('tab')).toHaveLength(4);
  await expect(canvas.getByRole('tab', { name: startingWith(text.mainTab) })).toHaveAttribute('aria-selected', 'true');
  await expect(canvas.getByRole('article')).toHaveTextContent(`${text.author} ${blog.author}`);
  await userEvent.click(canvas.getByRole('tab', { name: startingWith(text.readMoreTab) }));
  await expect(args.onTab).toHaveBeenLastCalledWith('read');
});

Default.test('Arrow keys follow the reading direction and do not open tabs', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('tab', { name: startingWith(text.mainTab) }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(canvas.getByRole('tab', { name: startingWith(text.likesTab(12)) })).toHaveFocus();
  await expect(args.onTab).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect(args.onTab).toHaveBeenLastCalledWith('likes');
});

Default.test(
  'The close button below the comments returns the focus to the first tab',
  { args: { tab: 'comments' } },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: fa.common.close }));
    await expect(args.onTab).toHaveBeenLastCalledWith('main');
    await expect(canvas.getByRole('tab', { name: startingWith(text.mainTab) })).toHaveFocus();
  },
);

export const Playground = meta.story({ tags: ['shown', '!test'] });
