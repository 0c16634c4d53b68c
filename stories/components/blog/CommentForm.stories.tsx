import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CommentForm } from '../../../src/components/blog/CommentForm/CommentForm.tsx';
import { fa } from '../../../src/text/fa.ts';

const { blog } = fa;
const onSubmit = fn(async (_: string) => true);
const meta = preview.meta({
  title: 'Components/Blog/CommentForm',
  component: CommentForm,
  parameters: { layout: 'padded' },
  args: { onSubmit },
});

export const Sends = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(blog.yourComment);
    await userEvent.type(field, '  ممنون از مقاله  ');
    await userEvent.click(canvas.getByRole('button', { name: blog.sendComment }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('ممنون از مقاله');
    await waitFor(() => expect(field).toHaveDisplayValue(''));
  },
});

export const Blank = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(blog.yourComment), '   ');
    await userEvent.click(canvas.getByRole('button', { name: blog.sendComment }));
    await expect(canvas.getByLabelText(blog.yourComment)).toHaveAccessibleDescription(blog.commentEmpty);
    await expect(canvas.getByLabelText(blog.yourComment)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: 'The text stays where sending failed',
  args: { onSubmit: fn(async (_: string) => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(blog.yourComment), 'ممنون');
    await userEvent.click(canvas.getByRole('button', { name: blog.sendComment }));
    await waitFor(() => expect(canvas.getByRole('button')).toBeEnabled());
    await expect(canvas.getByLabelText(blog.yourComment)).toHaveDisplayValue('ممنون');
  },
});

export const Busy = meta.story({
  args: { onSubmit: fn((_: string) => new Promise<boolean>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(blog.yourComment), 'ممنون');
    await userEvent.dblClick(canvas.getByRole('button', { name: blog.sendComment }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: blog.sendingComment })).toBeDisabled();
  },
});
