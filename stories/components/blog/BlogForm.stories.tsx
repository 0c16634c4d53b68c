import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { BlogForm, type BlogValues } from '../../../src/components/blog/BlogForm/BlogForm.tsx';
import { fa } from '../../../src/text/fa.ts';
import { drawnPng, fileInput, impostors } from '../../pictures.ts';

const { blog } = fa;
const onSubmit = fn(async (_: BlogValues) => true);

/** فرم مقاله‌ی تازه: عنوان، متن و تصویر کاور. درستی ورودی را خودش می‌سنجد و پس از انتشار خالی می‌شود. نگه داشتن پیش‌نویس و پیام نتیجه با صفحه است. */
const meta = preview.meta({
  component: BlogForm,
  args: { initial: { title: '', content: '' }, onTyped: fn(), onSubmit },
  argTypes: { uploaded: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
});

const draft = { title: 'چگونه هر روز بیست دقیقه ریاضی بخوانیم', content: 'نخست یک ساعت ثابت برگزینید.' };

export const States = meta.story({
  name: '[§5.13] فرم مقاله · همه حالت‌ها',
  render: sheet(BlogForm, 760, {
    خالی: {},
    'با خطا': {},
    'با پیش‌نویس': { initial: draft },
    'در حال انتشار': { initial: draft, busy: true, uploaded: 0.42 },
  }),
  play: async ({ canvas, userEvent }) => {
    const faulty = within(canvas.getByLabelText('با خطا'));
    await userEvent.click(faulty.getByRole('button', { name: blog.publish }));
    await expect(faulty.getByText(blog.coverRequired)).toBeVisible();
    for (const label of [blog.titleField, blog.contentField])
      await expect(faulty.getByLabelText(label)).toHaveAccessibleDescription(
        label === blog.titleField ? blog.titleRequired : blog.contentRequired,
      );
    await expect(faulty.getByLabelText(blog.titleField)).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

export const Default = meta.story();

Default.test('[F50] The message stays when a second cover is rejected', async ({ canvas, userEvent }) => {
  for (const file of impostors) {
    await userEvent.upload(fileInput(), file);
    // The message does not change, so the test can only wait a fixed time until the file has been checked.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(
      await canvas.findByText(fa.profile.pictureInvalid, { selector: '.mantine-FileInput-error' }),
    ).toBeVisible();
  }
});

Default.test(
  '[§2.43] Submits the article with its cover, and clears the fields after a success',
  async ({ canvas, userEvent, args }) => {
    const cover = await drawnPng('کاور.png');
    await userEvent.type(canvas.getByLabelText(blog.titleField), ' عنوان ');
    await userEvent.type(canvas.getByLabelText(blog.contentField), 'متن{enter}دوم');
    await userEvent.upload(fileInput(), cover);
    await expect(await canvas.findByText('کاور.png')).toBeVisible();
    await expect(args.onTyped).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: ' عنوان ', content: 'متن\nدوم' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: blog.publish }));
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({ title: 'عنوان', content: 'متن\nدوم', cover });
    await waitFor(() => expect(canvas.getByLabelText(blog.titleField)).toHaveDisplayValue(''));
    await expect(canvas.queryByText('کاور.png')).toBeNull();
  },
);

Default.test(
  '[§4.27] Text typed while the article is sent stays, but the sent cover does not',
  async ({ canvas, userEvent }) => {
    const { promise: sent, resolve: answer } = Promise.withResolvers<boolean>();
    onSubmit.mockReturnValueOnce(sent);
    await userEvent.type(canvas.getByLabelText(blog.titleField), 'عنوان');
    await userEvent.type(canvas.getByLabelText(blog.contentField), 'متن');
    await userEvent.upload(fileInput(), await drawnPng('کاور.png'));
    await canvas.findByText('کاور.png');
    await userEvent.click(canvas.getByRole('button', { name: blog.publish }));
    await userEvent.type(canvas.getByLabelText(blog.contentField), ' بیشتر');
    answer(true);
    await waitFor(() => expect(canvas.queryByText('کاور.png')).toBeNull());
    await expect(canvas.getByLabelText(blog.titleField)).toHaveDisplayValue('عنوان');
    await expect(canvas.getByLabelText(blog.contentField)).toHaveDisplayValue('متن بیشتر');
  },
);

Default.test(
  'A field is right to left while it is empty, and as soon as it has a Persian letter',
  async ({ canvas, userEvent }) => {
    for (const field of [canvas.getByLabelText(blog.titleField), canvas.getByLabelText(blog.contentField)]) {
      await expect(getComputedStyle(field).direction).toBe('rtl');
      await userEvent.type(field, 'Excel');
      await expect(getComputedStyle(field).direction).toBe('ltr');
      await userEvent.type(field, ' برای مالی');
      await expect(getComputedStyle(field).direction).toBe('rtl');
    }
  },
);

export const Playground = meta.story({ tags: ['shown', '!test'] });
