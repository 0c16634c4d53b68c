import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { UserPicture } from '../../../src/components/profile/UserPicture/UserPicture.tsx';
import { drawnPng } from '../../pictures.ts';

const meta = preview.meta({
  title: 'Components/Profile/UserPicture',
  component: UserPicture,
  parameters: { layout: 'padded' },
  args: { src: `${location.origin}/categories/math.svg` },
});

export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const image = canvasElement.querySelector('img');
    await expect(image).toHaveAttribute('src', args.src);
    await expect(image).toHaveAttribute('alt', '');
    const { width, height } = image?.getBoundingClientRect() ?? new DOMRect();
    await expect({ width, height }).toEqual({ width: 128, height: 128 });
  },
});

export const WithoutPicture = meta.story({
  args: { src: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/default-avatar.png');
  },
});

export const Broken = meta.story({
  name: '[F57] A broken picture becomes the default one',
  args: { src: `${location.origin}/no-such-picture.png` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/default-avatar.png'));
  },
});

export const Chosen = meta.story({
  args: { chosen: await drawnPng() },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(320));
    await expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/);
  },
});
