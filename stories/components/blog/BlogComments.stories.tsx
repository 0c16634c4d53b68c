import { Card } from '@mantine/core';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { BlogComments } from '../../../src/components/blog/BlogComments/BlogComments.tsx';

const comments = [
  { user: 'demo-student', text: 'از فردا آغاز می‌کنم.' },
  { user: 'demo-newcomer', text: 'کدام ساعت روز بهتر است؟' },
];

const mixed = [
  { user: 'demo-student', text: 'Python را از همین‌جا آغاز کردم. '.repeat(6) },
  { user: 'کاربری با نامی بسیار بلند که در یک سطر جا نمی‌شود', text: 'Thanks for the article!\n\nVery helpful.' },
];

const InCard = (args: ComponentProps<typeof BlogComments>) => (
  <Card>
    <BlogComments {...args} />
  </Card>
);

/** فهرست نظرهای یک مقاله، همان‌طور که نوشته شده‌اند. هنگام بارگذاری جای خالی و بدون نظر یک جمله نشان می‌دهد. فرم نظر جداست. */
const meta = preview.meta({ component: BlogComments, args: { comments } });

export const States = meta.story({
  name: 'فهرست نظرها · همه حالت‌ها',
  render: sheet(InCard, 280, {
    پیش‌فرض: {},
    'بدون نظر': { comments: [] },
    'در حال بارگذاری': { comments: undefined },
    'متن بلند و نوشته‌ی لاتین': { comments: mixed },
  }),
});

export const Markup = meta.story({
  name: '[F56] [§3.7] [§7.11] Markup in a comment or a name is shown as the letters it is',
  args: { comments: [{ user: '<b>کاربر</b>', text: '<img src=x onerror="document.title=1">' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror="document.title=1">')).toBeVisible();
    await expect(canvas.getByText('<b>کاربر</b>')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});
