import { Card } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
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

/** فهرست نظرهای یک مقاله، همان‌طور که نوشته شده‌اند. هنگام بارگذاری جای خالی و بدون نظر یک جمله نشان می‌دهد. فرم نظر جداست. */
const meta = preview.meta({
  title: 'Components/Blog/BlogComments',
  component: BlogComments,
  args: { comments },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'فهرست نظرها · همه حالت‌ها',
  render: sheet(BlogComments, 280, {
    پیش‌فرض: (args) => (
      <Card>
        <BlogComments {...args} />
      </Card>
    ),
    'بدون نظر': (
      <Card>
        <BlogComments comments={[]} />
      </Card>
    ),
    'در حال بارگذاری': (
      <Card>
        <BlogComments comments={undefined} />
      </Card>
    ),
    'متن بلند و نوشته‌ی لاتین': (
      <Card>
        <BlogComments comments={mixed} />
      </Card>
    ),
  }),
});

export const Default = meta.story();

Default.test('[§3.7] [§7.11] Some', ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(2));

Default.test('None', { args: { comments: [] } }, ({ canvas }) =>
  expect(canvas.getByText(fa.blog.noComments)).toBeVisible(),
);

Default.test(
  '[F56] Markup in a comment or a name is shown as the letters it is',
  { args: { comments: [{ user: '<b>کاربر</b>', text: '<img src=x onerror="document.title=1">' }] } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror="document.title=1">')).toBeVisible();
    await expect(canvas.getByText('<b>کاربر</b>')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
);

Default.test(
  'Endless',
  { args: { comments: [{ user: '\u202Ekitap', text: 'بی‌پایان'.repeat(2000) }] } },
  async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    await expect(item.textContent?.length).toBeLessThanOrEqual(5010);
    await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  },
);
