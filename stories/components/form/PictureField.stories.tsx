import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { PictureField } from '../../../src/components/form/PictureField/PictureField.tsx';
import { fa } from '../../../src/text/fa.ts';
import { drawnPng, fileInput, impostors, png } from '../../pictures.ts';

const { profile } = fa;
const chosen = await drawnPng();

/** تغییر تصویر پروفایل با پیش‌نمایش. پرونده را پیش از فرستادن می‌سنجد: فقط تصویر، تا ۵ مگابایت. خودش چیزی نمی‌فرستد؛ تصویر با فرم پروفایل می‌رود. برای کاور «فیلد تصویر کاور» هست. */
const meta = preview.meta({
  component: PictureField,
  args: { current: `${location.origin}/categories/math.svg`, value: null, onChange: fn(), onRefuse: fn() },
  argTypes: { value: { control: 'select', options: ['none', 'picture'], mapping: { none: null, picture: chosen } } },
});

export const States = meta.story({
  name: 'انتخاب تصویر پروفایل · همه حالت‌ها',
  render: sheet(PictureField, 200, {
    پیش‌فرض: {},
    ...touched(),
    بی‌تصویر: { current: null },
    'تصویر تازه': { value: chosen },
    'پرونده‌ی ردشده': {},
    غیرفعال: { disabled: true },
  }),
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByLabelText('پرونده‌ی ردشده');
    await userEvent.upload(fileInput(cell), png({ bytes: 5_242_881 }));
    await expect(await within(cell).findByText(profile.pictureTooLarge)).toBeVisible();
  },
});

export const Default = meta.story();

Default.test('Default', async ({ userEvent, args }) => {
  await userEvent.upload(fileInput(), chosen);
  await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
  await expect(args.onChange).toHaveBeenLastCalledWith(chosen);
  // Users must be able to choose the same file again.
  await userEvent.upload(fileInput(), chosen);
  await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
  await expect(args.onRefuse).not.toHaveBeenCalled();
});

Default.test(
  '[F49] [F50] [F51] [§5.8] [§9.7] Shows why a file was rejected, until another is accepted',
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: profile.changePicture });
    const refusals = [
      [png({ bytes: 5_242_881 }), profile.pictureTooLarge],
      [impostors[1] ?? png(), profile.pictureInvalid],
      [png({ width: 30_000, height: 30_000 }), fa.forms.imageTooLarge],
    ] as const;
    for (const [file, message] of refusals) {
      await userEvent.upload(fileInput(), file);
      await waitFor(() => expect(button).toHaveAccessibleDescription(message));
      await expect(args.onRefuse).toHaveBeenLastCalledWith(message);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    const picture = png({ bytes: 5_242_880 });
    await userEvent.upload(fileInput(), picture);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(picture));
    await expect(button).not.toHaveAccessibleDescription();
  },
);

Default.test('A picture that is checked slowly does not replace one chosen later', async ({ userEvent, args }) => {
  const [slow, quick] = [await drawnPng('slow.png'), await drawnPng('quick.png')];
  const { promise, resolve: letGo } = Promise.withResolvers<ArrayBuffer>();
  slow.slice = () => Object.assign(new Blob(), { arrayBuffer: () => promise });
  await userEvent.upload(fileInput(), slow);
  await userEvent.upload(fileInput(), quick);
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(quick));
  letGo(await drawnPng().then((file) => file.arrayBuffer()));
  await new Promise((resolve) => setTimeout(resolve));
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onRefuse).not.toHaveBeenCalled();
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
