import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { CommentForm } from '../../../src/components/blog/CommentForm/CommentForm.tsx';
import { fa } from '../../../src/text/fa.ts';

const { blog } = fa;
const onSubmit = fn(async (_: string) => true);
/** فرم نظر زیر یک مقاله. نظر خالی را نمی‌فرستد و متن را تا رسیدن آن نگه می‌دارد. ورود کاربر را بررسی نمی‌کند؛ آن با صفحه است. */
const meta = preview.meta({ component: CommentForm, args: { onSubmit } });

const waiting = fn((_: string) => new Promise<boolean>(() => undefined));

export const States = meta.story({
  name: '[§5.14] فرم نظر · همه حالت‌ها',
  render: sheet(CommentForm, 280, {
    خالی: {},
    ...touched(),
    'با متن بلند': {},
    'با خطا': {},
    'در حال ارسال': { onSubmit: waiting },
  }),
  play: async ({ canvas, userEvent }) => {
    const cell = (name: string) => within(canvas.getByLabelText(name));
    const [long, faulty, busy] = [cell('با متن بلند'), cell('با خطا'), cell('در حال ارسال')];
    await userEvent.click(long.getByLabelText(blog.yourComment));
    await userEvent.paste('ممنون از این مقاله‌ی خوب؛ از فردا آغاز می‌کنم. '.repeat(5));
    await userEvent.type(busy.getByLabelText(blog.yourComment), 'ممنون');
    await userEvent.click(busy.getByRole('button'));
    await expect(busy.getByRole('button', { name: blog.sendingComment })).toBeDisabled();
    await userEvent.click(faulty.getByRole('button'));
    await expect(faulty.getByLabelText(blog.yourComment)).toHaveAccessibleDescription(blog.commentEmpty);
  },
});

export const Sends = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(blog.yourComment);
    await userEvent.type(field, '  ممنون از مقاله  ');
    await userEvent.click(canvas.getByRole('button', { name: blog.sendComment }));
    await expect(args.onSubmit).toHaveBeenCalledWith('ممنون از مقاله');
    await waitFor(() => expect(field).toHaveDisplayValue(''));
  },
});
