import { Card } from '@mantine/core';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { BlogComments } from '../../../src/components/blog/BlogComments/BlogComments.tsx';

const comments = [
  { user: 'demo-student', text: 'از فردا آغاز می‌کنم.' },
  { user: 'demo-newcomer', text: 'کدام ساعت روز بهتر است؟' },
];

const mixed = [
  { user: 'demo-student', text: 'Python را از همین‌جا آغاز کردم. '.repeat(6) },
  { user: 'کاربری با نامی بسیار بلند که در یک سطر جا نمی‌شود', text: 'Thanks for the article!\n\nVery helpful.' },
];

const markup = '<img src=x onerror="document.title=1">';

const InCard = (args: ComponentProps<typeof BlogComments>) => (
  <Card>
    <BlogComments {...args} />
  </Card>
);

/** فهرست نظرهای یک مقاله، همان‌طور که نوشته شده‌اند. هنگام بارگذاری جای خالی و بدون نظر یک جمله نشان می‌دهد. فرم نظر جداست. */
const meta = preview.meta({ component: BlogComments, args: { comments } });

export const States = meta.story({
  name: '[F56] [§3.7] [§7.11] فهرست نظرها · همه حالت‌ها',
  render: sheet(InCard, 280, {
    پیش‌فرض: {},
    'بدون نظر': { comments: [] },
    'در حال بارگذاری': { comments: undefined },
    'متن بلند و نوشته‌ی لاتین': { comments: mixed },
    'نشانه‌های HTML همان حرف‌ها هستند': { comments: [{ user: '<b>کاربر</b>', text: markup }] },
  }),
  play: async ({ canvas }) => {
    const state = stateOf(canvas, 'نشانه‌های HTML همان حرف‌ها هستند');
    for (const text of [markup, '<b>کاربر</b>']) await expect(state).toHaveTextContent(text);
    await expect(state.querySelector('img, b')).toBeNull();
  },
});
