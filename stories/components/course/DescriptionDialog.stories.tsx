import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { overlaid } from '../../../.storybook/sheet.tsx';
import { DescriptionDialog } from '../../../src/components/course/DescriptionDialog/DescriptionDialog.tsx';
import { courses } from '../../fixtures.ts';

/** توضیحات کامل یک دوره، روی صفحه و به پهنای دست بالا ۶۰۰ پیکسل. برای خواندن بی ترک فهرست است؛ قیمت و راه خرید پایین آن است. با دکمه، کلید Escape و کلیک بیرون بسته می‌شود. */
const meta = preview.meta({
  component: DescriptionDialog,
  args: { course: courses.plain, purchased: false, opened: true, onClose: fn() },
  parameters: overlaid(600),
});

async function openDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'توضیحات دوره' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

export const Open = meta.story({
  name: '[§9.8] پنجره توضیحات دوره · باز',
  play: async ({ userEvent, args }) => {
    const dialog = await openDialog();
    await expect(dialog).toHaveTextContent(courses.plain.title);
    await expect(dialog).toHaveTextContent(courses.plain.description);
    await expect(dialog.getBoundingClientRect().width).toBe(600);
    await userEvent.click(screen.getByRole('button', { name: 'بستن' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const NoDescription = meta.story({
  args: { course: courses.noDescription },
  play: async () => expect(await openDialog()).toHaveTextContent('توضیحاتی برای این دوره ثبت نشده است.'),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
