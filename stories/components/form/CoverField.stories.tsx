import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { focused, sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { announcement } from '../../../src/components/feedback/announce.ts';
import { CoverField } from '../../../src/components/form/CoverField/CoverField.tsx';
import { BLOG_COVER, COURSE_COVER, COVER_SIZE } from '../../../src/components/form/pictures.ts';
import { fa } from '../../../src/text/fa.ts';
import { drawnPng, fileInput, impostors, png } from '../../pictures.ts';

const { addCourse } = fa;
const chosen = await drawnPng('کاور.png');

const longNamed = new File([chosen], `${'نام بسیار بلند پرونده '.repeat(20)}.png`, { type: 'image/png' });

/** انتخاب تصویر کاور با پیش‌نمایش. پرونده را از محتوایش می‌شناسد، نه از نامش، و پرونده‌ی نادرست را نمی‌گیرد. خودش چیزی نمی‌فرستد؛ با فرم می‌رود. */
const meta = preview.meta({
  component: CoverField,
  args: { label: addCourse.cover, rules: COURSE_COVER, value: null, onChange: fn(), onRefuse: fn() },
  argTypes: {
    rules: { control: 'select', options: ['course', 'blog'], mapping: { course: COURSE_COVER, blog: BLOG_COVER } },
    value: { control: 'select', options: ['none', 'picture'], mapping: { none: null, picture: chosen } },
    error: { control: 'text' },
  },
  render: function Choosing({ value, onChange, ...args }) {
    const [file, setFile] = useState(value);
    const hear = (next: File | null) => {
      setFile(next);
      onChange(next);
    };
    return <CoverField {...args} value={file} onChange={hear} />;
  },
});

export const States = meta.story({
  name: 'فیلد تصویر کاور · همه حالت‌ها',
  render: sheet(CoverField, 260, {
    خالی: {},
    'زیر اشاره‌گر': ['hover', {}],
    'با فوکوس': focused(),
    انتخاب‌شده: { value: chosen },
    'نام بلند': { value: longNamed },
    'با خطا': { error: addCourse.fileType },
    'غیرفعال، هنگام فرستادن': { value: chosen, disabled: true },
    'پرونده بالای آن است': {},
  }),
  play: async ({ canvas }) => {
    const { getByText, findByText } = within(stateOf(canvas, 'پرونده بالای آن است'));
    getByText(fa.forms.drop).dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true }));
    await expect(await findByText(fa.forms.dropNow)).toBeVisible();
    // A long file name does not enlarge the box.
    const heightOf = (name: string) => stateOf(canvas, name).clientHeight;
    await expect(heightOf('نام بلند')).toBe(heightOf('انتخاب‌شده'));
  },
});

export const Default = meta.story();

Default.test('Empty', async ({ canvas, canvasElement, userEvent, args }) => {
  await expect(canvas.getByText(fa.forms.chooseFile, { selector: '[aria-hidden] *' })).toBeVisible();
  await expect(fileInput()).toHaveAttribute('accept', 'image/png,image/jpeg');
  // A click anywhere in the box opens the file dialog. A chosen file does not change the height of the box.
  const { left, top } = canvas.getByText(fa.forms.drop).getBoundingClientRect();
  await expect(canvas.getByRole('button')).toContainElement(document.elementFromPoint(left, top) as HTMLElement);
  const { clientHeight } = canvasElement;
  await userEvent.upload(fileInput(), chosen);
  await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(chosen));
  await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(320));
  await expect(canvasElement.clientHeight).toBe(clientHeight);
});

Default.test('Chosen', { args: { value: chosen } }, async ({ canvas, canvasElement, userEvent, args }) => {
  await expect(canvas.getByText('کاور.png', { selector: 'bdi' })).toBeVisible();
  const remove = canvas.getByRole('button', { name: fa.forms.removeFile });
  const { left, right, top, height } = remove.getBoundingClientRect();
  // Waits, because the overlay of an earlier story's dialog may still be fading out.
  for (const x of [left - 7, right + 7])
    await waitFor(() => expect(remove).toContainElement(document.elementFromPoint(x, top + height / 2) as HTMLElement));
  await userEvent.click(remove);
  await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(null));
  await expect(canvasElement.querySelector('img')).toBeNull();
  await expect(args.onRefuse).not.toHaveBeenCalled();
});

Default.test('A cover of ten megabytes is accepted, one byte more is not', async ({ userEvent, args }) => {
  await userEvent.upload(fileInput(), png({ bytes: 10_485_761 }));
  await waitFor(() => expect(args.onRefuse).toHaveBeenCalledWith(fa.forms.coverTooLarge));
  // The input must be empty. If it kept the file, a corrected file of the same name would not count as a change.
  await expect(fileInput()).toHaveValue('');
  const picture = png({ bytes: 10_485_760 });
  await userEvent.upload(fileInput(), picture);
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(picture));
});

Default.test(
  '[F50] A file whose content is not an image is rejected, and the chosen cover is removed',
  { args: { value: chosen } },
  async ({ canvasElement, userEvent, args }) => {
    for (const [index, file] of impostors.entries()) {
      await userEvent.upload(fileInput(), file);
      await waitFor(() => expect(args.onRefuse).toHaveBeenCalledTimes(index + 1));
      await expect(args.onRefuse).toHaveBeenLastCalledWith(addCourse.fileType);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(canvasElement.querySelector('img')).toBeNull();
    }
  },
);

export const DroppedOnIt = meta.story({
  name: '[§5.11] A dropped picture is checked like a chosen one',
  args: { best: COVER_SIZE },
  play: async ({ canvas, args }) => {
    const hint = canvas.getByText(fa.forms.drop);
    await expect(canvas.getByText(fa.forms.size(1280, 720))).toBeVisible();
    const drop = (file: File | undefined) => {
      const dataTransfer = new DataTransfer();
      if (file) dataTransfer.items.add(file);
      for (const type of ['dragover', 'drop'])
        hint.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    };
    drop(impostors[0]);
    await waitFor(() => expect(args.onRefuse).toHaveBeenCalledWith(addCourse.fileType));
    await expect(announcement.getState().text).toBe(addCourse.fileType);
    drop(chosen);
    await expect(await canvas.findByText('کاور.png')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(chosen);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
