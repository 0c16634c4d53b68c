import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { BlogCard, type BlogTab } from '../../../src/components/blog/BlogCard/BlogCard.tsx';
import { BlogComments } from '../../../src/components/blog/BlogComments/BlogComments.tsx';
import { BlogLikes } from '../../../src/components/blog/BlogLikes/BlogLikes.tsx';
import { fa } from '../../../src/text/fa.ts';
import { Touched } from '../../sheets.tsx';
import { blog } from '../../fixtures.ts';

const { blog: text, common } = fa;

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

const meta = preview.meta({
  title: 'Components/Blog/BlogCard',
  component: BlogCard,
  parameters: {
    docs: {
      description: {
        component:
          'یک مقاله با چهار بخش: صفحه اصلی، پسندها، نظرها و متن کامل. نظرها و متن کامل تمام عرض ردیف را می‌گیرند. خودش چیزی نمی‌خواند و نمی‌فرستد؛ پسند و نظرها را صفحه به آن می‌دهد.',
      },
    },
  },
  args,
  argTypes: {
    tab: { control: 'inline-radio', options: ['main', 'likes', 'comments', 'read'] },
    likes: { control: false },
    comments: { control: false },
  },
  decorators: [
    (Story, { tags }) => (
      <div style={{ maxWidth: tags.includes('visual') ? undefined : 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const States = meta.story({
  tags: ['visual'],
  name: 'کارت مقاله · همه حالت‌ها',
  // An open panel comes into view by itself, which would move the whole docs page.
  parameters: { docs: { story: { inline: false, iframeHeight: '640px' } } },
  render: (own) => (
    <StateSheet width={340}>
      <State name="صفحه اصلی">
        <BlogCard {...own} />
      </State>
      <Touched>
        <BlogCard {...own} />
      </Touched>
      <State name="پسندها">
        <BlogCard {...own} tab="likes" />
      </State>
      <State name="نظرها">
        <BlogCard {...own} tab="comments" />
      </State>
      <State name="متن کامل">
        <BlogCard {...own} tab="read" />
      </State>
      <State name="عنوان و نویسنده‌ی بلند، شمارهای بزرگ">
        <BlogCard {...own} blog={{ ...blog, ...long }} likeCount={long.like_count} />
      </State>
      <State name="بی‌تصویر و بی‌متن">
        <BlogCard {...own} blog={{ ...blog, cover_image: null, content: '' }} />
      </State>
    </StateSheet>
  ),
});

export const Main = meta.story({
  name: '[§2.41] [§3.6] Main',
  play: async ({ canvas, userEvent, args }) => {
    for (const name of [text.mainTab, text.likesTab(12), text.commentsTab(3), text.readMoreTab])
      await expect(canvas.getByRole('tab', { name })).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
    await expect(canvas.getByRole('tab', { name: text.mainTab })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText(text.author(blog.author))).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: text.readMoreTab }));
    await expect(args.onTab).toHaveBeenLastCalledWith('read');
  },
});

export const Likes = meta.story({
  args: { tab: 'likes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: text.like })).toBeVisible();
  },
});

export const Comments = meta.story({
  tags: ['!autodocs'],
  args: { tab: 'comments' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('از فردا آغاز می‌کنم.')).toBeVisible();
  },
});

export const ReadMore = meta.story({
  tags: ['!autodocs'],
  args: { tab: 'read' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('سپس همان‌جا که دیروز ایستادید، ادامه دهید.');
    await userEvent.click(canvas.getByRole('button', { name: common.close }));
    await expect(args.onTab).toHaveBeenLastCalledWith('main');
    await expect(canvas.getByRole('tab', { name: text.mainTab })).toHaveFocus();
  },
});

export const LongAndHostile = meta.story({
  tags: ['!autodocs'],
  args: {
    blog: {
      ...blog,
      title: '\u202Egnp.golb '.repeat(1000),
      author: '<b>نویسنده</b>',
      content: '<img src=x onerror=alert(1)>\n\n'.repeat(40),
      cover_image: null,
      like_count: 1_234_567,
    },
    likeCount: 1_234_567,
    tab: 'read',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(text.author('<b>نویسنده</b>'))).toBeVisible();
    await expect(canvasElement.querySelector('img[onerror]')).toBeNull();
    await expect(canvas.getByRole('heading').textContent?.length).toBeLessThanOrEqual(200);
  },
});

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  name: 'The arrows follow the reading direction, and open nothing by themselves',
  render: function ByKeyboard(args) {
    const [tab, setTab] = useState<BlogTab>('main');
    return <BlogCard {...args} tab={tab} onTab={setTab} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: text.mainTab }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    const likes = canvas.getByRole('tab', { name: text.likesTab(12) });
    await expect(likes).toHaveFocus();
    await expect(likes).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(likes).toHaveAttribute('aria-selected', 'true');
  },
});
