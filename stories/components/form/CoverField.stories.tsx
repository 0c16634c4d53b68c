import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { CoverField } from '../../../src/components/form/CoverField/CoverField.tsx';
import { BLOG_COVER, COURSE_COVER } from '../../../src/components/form/pictures.ts';
import { fa } from '../../../src/text/fa.ts';
import { drawnPng, fileInput, impostors, png } from '../../pictures.ts';
import { Focused } from '../../sheets.tsx';

const { addCourse, blog, common, errors, profile } = fa;
const chosen = await drawnPng('کاور.png');

const longNamed = new File([chosen], `${'نام بسیار بلند پرونده '.repeat(20)}.png`, { type: 'image/png' });

const meta = preview.meta({
  title: 'Components/Upload/CoverField',
  component: CoverField,
  parameters: {
    docs: {
      description: {
        component:
          'انتخاب تصویر کاور با پیش‌نمایش. پرونده را از محتوایش می‌شناسد، نه از نامش، و پرونده‌ی نادرست را نمی‌گیرد. خودش چیزی نمی‌فرستد؛ با فرم می‌رود.',
      },
    },
  },
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
  tags: ['visual'],
  name: 'فیلد تصویر کاور · همه حالت‌ها',
  render: (args) => (
    <StateSheet width={260}>
      <State name="خالی">
        <CoverField {...args} />
      </State>
      <State name="زیر اشاره‌گر" touch="hover">
        <CoverField {...args} />
      </State>
      <Focused name="با فوکوس">
        <CoverField {...args} />
      </Focused>
      <State name="انتخاب‌شده">
        <CoverField {...args} value={chosen} />
      </State>
      <State name="نام بلند">
        <CoverField {...args} value={longNamed} />
      </State>
      <State name="با خطا">
        <CoverField {...args} error={addCourse.fileType} />
      </State>
      <State name="غیرفعال، هنگام فرستادن">
        <CoverField {...args} value={chosen} disabled />
      </State>
    </StateSheet>
  ),
});

export const Empty = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText(common.chooseFile)).toBeVisible();
    await expect(fileInput()).toHaveAttribute('accept', 'image/png,image/jpeg');
    await userEvent.upload(fileInput(), chosen);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(chosen));
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(320));
  },
});

export const Chosen = meta.story({
  args: { value: chosen },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText('کاور.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: common.removeFile }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(null));
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(args.onRefuse).not.toHaveBeenCalled();
  },
});

export const RefusesOtherKinds = meta.story({
  name: '[F50] A cover that is no picture by its first bytes takes the place of none',
  args: { value: chosen },
  play: async ({ canvasElement, userEvent, args }) => {
    for (const [index, file] of impostors.entries()) {
      await userEvent.upload(fileInput(), file);
      await waitFor(() => expect(args.onRefuse).toHaveBeenCalledTimes(index + 1));
      await expect(args.onRefuse).toHaveBeenLastCalledWith(addCourse.fileType);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(canvasElement.querySelector('img')).toBeNull();
    }
  },
});

export const RefusesGiants = meta.story({
  name: '[F51] A cover of 30,000 by 30,000 pixels is refused',
  play: async ({ userEvent, args }) => {
    await userEvent.upload(fileInput(), png({ width: 30_000, height: 30_000 }));
    await waitFor(() => expect(args.onRefuse).toHaveBeenCalledWith(errors.imageTooLarge));
  },
});

export const OtherRules = meta.story({
  args: { label: blog.cover, rules: BLOG_COVER, required: true },
  play: async ({ userEvent, args }) => {
    await expect(fileInput()).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp,image/gif');
    await userEvent.upload(fileInput(), impostors[0] ?? []);
    await waitFor(() => expect(args.onRefuse).toHaveBeenCalledWith(profile.pictureInvalid));
  },
});

export const WithError = meta.story({
  args: { error: blog.coverRequired },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(blog.coverRequired)).toBeVisible();
  },
});

export const LongName = meta.story({
  args: { value: longNamed },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Disabled = meta.story({
  args: { value: chosen, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(addCourse.cover)).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: common.removeFile })).toBeNull();
  },
});
