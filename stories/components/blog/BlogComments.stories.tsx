import { Card } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { BlogComments } from '../../../src/components/blog/BlogComments/BlogComments.tsx';
import { fa } from '../../../src/text/fa.ts';

const comments = [
  { user: 'demo-student', text: 'از فردا آغاز می‌کنم.' },
  { user: 'demo-newcomer', text: 'کدام ساعت روز بهتر است؟' },
];

const mixed = [
  { user: 'demo-student', text: 'Python را از همین‌جا آغاز کردم. '.repeat(6) },
  { user: 'کاربری با نامی بسیار بلند که در یک سطر جا نمی‌شود', text: 'Thanks for the article!\n\nVery helpful.' },
];

const meta = preview.meta({
  title: 'Components/Blog/BlogComments',
  component: BlogComments,
  parameters: {
    docs: {
      description: {
        component:
          'فهرست نظرهای یک مقاله، همان‌طور که نوشته شده‌اند. هنگام بارگذاری جای خالی و بدون نظر یک جمله نشان می‌دهد. فرم نظر جداست.',
      },
    },
  },
  args: { comments },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'فهرست نظرها · همه حالت‌ها',
  render: (args) => (
    <StateSheet>
      <State name="پیش‌فرض">
        <Card>
          <BlogComments {...args} />
        </Card>
      </State>
      <State name="بدون نظر">
        <Card>
          <BlogComments comments={[]} />
        </Card>
      </State>
      <State name="در حال بارگذاری">
        <Card>
          <BlogComments comments={undefined} />
        </Card>
      </State>
      <State name="متن بلند و نوشته‌ی لاتین">
        <Card>
          <BlogComments comments={mixed} />
        </Card>
      </State>
    </StateSheet>
  ),
});

export const Some = meta.story({
  name: '[§3.7] [§7.11] Some',
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
