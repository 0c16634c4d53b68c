import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DepartmentGallery } from '../../../src/components/department/DepartmentGallery/DepartmentGallery.tsx';
import { department } from '../../fixtures.ts';

const meta = preview.meta({
  title: 'Components/Department/DepartmentGallery',
  component: DepartmentGallery,
  args: { name: department.name, images: department.images },
  parameters: { layout: 'padded' },
});

export const Pictures = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: 'تصویر ۲ از ریاضیات' })).toHaveAttribute('src', department.images[1]);
  },
});

export const None = meta.story({
  args: { images: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getAttribute('src')).toMatch(/default-department\.svg$/);
  },
});

export const Broken = meta.story({
  name: '[F57] A broken picture',
  args: { images: ['/no-such-picture.png'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img').getAttribute('src')).toMatch(/default-department\.svg$/));
  },
});
