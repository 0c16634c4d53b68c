import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CourseCover } from '../../../src/components/course/CourseCover/CourseCover.tsx';
import { courses } from '../../fixtures.ts';

const meta = preview.meta({
  title: 'Components/Course/CourseCover',
  component: CourseCover,
  parameters: { layout: 'padded' },
  args: { src: courses.plain.cover },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await expect(image).toHaveAttribute('src', courses.plain.cover);
    await expect(image).toHaveAttribute('alt', '');
    await expect(image).toHaveAttribute('loading', 'lazy');
    const { width, height } = image?.getBoundingClientRect() ?? new DOMRect();
    await expect({ width, height }).toEqual({ width: 320, height: 180 });
  },
});

export const Eager = meta.story({
  args: { eager: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'eager');
  },
});

export const NoCover = meta.story({
  args: { src: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/default-cover\.svg$/);
  },
});

export const BrokenCover = meta.story({
  name: '[F57] A broken cover',
  args: { src: courses.brokenCover.cover },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.getAttribute('src')).toMatch(/default-cover\.svg$/));
    await expect(image?.getBoundingClientRect().height).toBe(180);
  },
});
