import { Button } from '@mantine/core';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { FilePicture } from '../../../src/components/form/FilePicture/FilePicture.tsx';
import { fa } from '../../../src/text/fa.ts';
import { drawnPng } from '../../pictures.ts';

const [file, another] = [await drawnPng(), await drawnPng()];

const broken = new Blob(['no picture'], { type: 'image/png' });

/** پیش‌نمایش تصویری که انتخاب شده و هنوز فرستاده نشده است، از خود دستگاه. متن جایگزین ندارد؛ نام پرونده کنارش می‌آید. برای تصویرهای سرور نیست. */
const meta = preview.meta({
  component: FilePicture,
  args: { file, fallback: '/default-cover.svg', w: 320, radius: 'md' },
  argTypes: { file: { control: 'select', options: ['wide', 'broken'], mapping: { wide: file, broken } } },
});

export const States = meta.story({
  name: '[F57] [§9.10] پیش‌نمایش پرونده · همه حالت‌ها',
  render: sheet(FilePicture, 320, {
    پیش‌فرض: {},
    'در قاب گرد': { w: 128, h: 128, radius: '50%' },
    'پرونده‌ی خراب': { file: broken, h: 180 },
  }),
  play: ({ args, canvas }) => {
    const image = stateOf(canvas, 'پرونده‌ی خراب').querySelector('img');
    return waitFor(() => expect(image).toHaveAttribute('src', args.fallback));
  },
});

export const Replaced = meta.story({
  name: 'Another file replaces the first, whose object URL is revoked',
  render: function Replaced(args) {
    const [chosen, setChosen] = useState(args.file);
    return (
      <>
        <FilePicture {...args} file={chosen} />
        <Button mt="md" onClick={() => setChosen(another)}>
          {fa.profile.changePicture}
        </Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const address = () => canvasElement.querySelector('img')?.src ?? '';
    const first = address();
    await userEvent.click(canvas.getByRole('button', { name: fa.profile.changePicture }));
    await waitFor(() => expect(address()).not.toBe(first));
    await expect(fetch(first)).rejects.toThrow();
    await expect((await fetch(address())).ok).toBe(true);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
