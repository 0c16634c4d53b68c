import { Card } from '@mantine/core';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { BlogComments, CommentForm } from '../../../src/components/blog/BlogComments/BlogComments.tsx';
import { fa } from '../../../src/text/fa.ts';

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

/** فهرست نظرهای یک مقاله، همان‌طور که نوشته شده‌اند. هنگام بارگذاری جای خالی و بدون نظر یک جمله نشان می‌دهد. فرم نظر زیر آن، نظر خالی را نمی‌فرستد و متن را تا رسیدن آن نگه می‌دارد؛ ورود کاربر را صفحه بررسی می‌کند. */
const meta = preview.meta({ component: BlogComments, args: { comments }, argTypes: { count: { control: false } } });

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
    const users = [...stateOf(canvas, 'پیش‌فرض').querySelectorAll('bdi')].map(({ textContent }) => textContent);
    await expect(users).toEqual(comments.map(({ user }) => user));
  },
});

const { blog } = fa;
const onSubmit = fn(async (_: string) => true);
const waiting = fn((_: string) => new Promise<boolean>(() => undefined));

export const Form = meta.story({
  tags: ['visual'],
  name: '[§5.14] فرم نظر · همه حالت‌ها',
  render: sheet(BlogComments, 280, {
    خالی: <CommentForm onSubmit={onSubmit} />,
    ...touched(<CommentForm onSubmit={onSubmit} />),
    'با متن بلند': <CommentForm onSubmit={onSubmit} />,
    'با خطا': <CommentForm onSubmit={onSubmit} />,
    'در حال ارسال': <CommentForm onSubmit={waiting} />,
  }),
  play: async ({ canvas, userEvent }) => {
    const cell = (name: string) => within(canvas.getByLabelText(name));
    const [long, faulty, busy] = [cell('با متن بلند'), cell('با خطا'), cell('در حال ارسال')];
    await userEvent.click(long.getByLabelText(blog.yourComment));
    await userEvent.paste('ممنون از این مقاله‌ی خوب؛ از فردا آغاز می‌کنم. '.repeat(5));
    await userEvent.type(busy.getByLabelText(blog.yourComment), 'ممنون');
    await userEvent.click(busy.getByRole('button'));
    await expect(busy.getByRole('button', { name: blog.sendingComment })).toHaveAttribute('aria-disabled', 'true');
    // This comment consists of a zero-width non-joiner, so it looks blank.
    await userEvent.type(faulty.getByLabelText(blog.yourComment), '\u200c');
    await userEvent.click(faulty.getByRole('button'));
    await expect(faulty.getByLabelText(blog.yourComment)).toHaveAccessibleDescription(blog.commentEmpty);
  },
});

export const Sends = meta.story({
  name: '[F38] Sends the trimmed text, and a double click sends it only once',
  render: () => <CommentForm onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(blog.yourComment);
    await userEvent.type(field, '  ممنون از مقاله  ');
    await userEvent.dblClick(canvas.getByRole('button', { name: blog.sendComment }));
    await expect(onSubmit.mock.calls).toEqual([['ممنون از مقاله']]);
    await waitFor(() => expect(field).toHaveDisplayValue(''));
    await expect(canvas.queryByText(blog.commentEmpty)).toBeNull();
  },
});

const slow = Promise.withResolvers<true>();

export const TypedMeanwhile = meta.story({
  name: '[§4.27] Text that is typed while a comment is sent stays',
  render: () => <CommentForm onSubmit={() => slow.promise} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(blog.yourComment);
    await userEvent.type(field, 'ممنون');
    await userEvent.click(canvas.getByRole('button', { name: blog.sendComment }));
    await userEvent.type(field, ' و پرسشی دیگر');
    slow.resolve(true);
    await canvas.findByRole('button', { name: blog.sendComment });
    await expect(field).toHaveDisplayValue('ممنون و پرسشی دیگر');
  },
});

export const Refused = meta.story({
  name: '[§5.14] If the text is too long or rejected, the field shows the reason',
  render: () => <CommentForm onSubmit={async () => ({ text: 'نظر شما لینک دارد.' })} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(blog.yourComment);
    await userEvent.click(field);
    await userEvent.paste('ب'.repeat(5001));
    await userEvent.click(canvas.getByRole('button', { name: blog.sendComment }));
    await expect(field).toHaveAccessibleDescription('نظر حداکثر ۵٬۰۰۰ نویسه است.');
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: blog.sendComment }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('نظر شما لینک دارد.'));
    await expect(field).toHaveDisplayValue('ب'.repeat(5000));
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
