import { Button } from '@mantine/core';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FilePicture } from '../../../src/components/upload/FilePicture/FilePicture.tsx';
import { fa } from '../../../src/text/fa.ts';
import { drawnPng } from '../../pictures.ts';

const [file, another] = [await drawnPng(), await drawnPng()];

const meta = preview.meta({
  title: 'Components/Upload/FilePicture',
  component: FilePicture,
  parameters: { layout: 'padded' },
  args: { file, w: 320, radius: 'md' },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.naturalWidth).toBe(320));
    await expect(image).toHaveAttribute('alt', '');
  },
});

export const Replaced = meta.story({
  name: 'Another file takes its place, and the first is let go',
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

export const Broken = meta.story({ args: { file: new Blob(['no picture'], { type: 'image/png' }), h: 180 } });
