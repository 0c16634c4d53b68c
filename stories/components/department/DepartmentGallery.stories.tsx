import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { DepartmentGallery } from '../../../src/components/department/DepartmentGallery/DepartmentGallery.tsx';
import { department } from '../../fixtures.ts';

const meta = preview.meta({
  title: 'Components/Department/DepartmentGallery',
  component: DepartmentGallery,
  args: { name: department.name, images: department.images },
  parameters: {
    docs: {
      description: {
        component:
          'تصویرهای یک دپارتمان با نسبت ۱۶ به ۹ و متن جایگزین. بدون تصویر یک تصویر پیش‌فرض نشان می‌دهد. بزرگ‌نمایی و چرخش ندارد.',
      },
    },
  },
});

export const States = meta.story({
  name: 'تصویرهای دپارتمان · همه حالت‌ها',
  tags: ['visual'],
  render: (args) => (
    <StateSheet width={640}>
      <State name="چند تصویر">
        <DepartmentGallery {...args} />
      </State>
      <State name="یک تصویر">
        <DepartmentGallery {...args} images={department.images.slice(0, 1)} />
      </State>
      <State name="بدون تصویر">
        <DepartmentGallery {...args} images={[]} />
      </State>
      <State name="یکی خراب">
        <DepartmentGallery {...args} images={[...department.images.slice(0, 1), '/no-such-picture.png']} />
      </State>
    </StateSheet>
  ),
});

export const Pictures = meta.story({
  name: '[§2.16] Pictures',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: 'تصویر ۲ از ریاضیات' })).toHaveAttribute('src', department.images[1]);
  },
});

export const None = meta.story({
  name: '[§2.16] None',
  args: { images: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getAttribute('src')).toMatch(/default-department\.svg$/);
  },
});

export const Broken = meta.story({
  name: '[F57] [§9.10] A broken picture',
  args: { images: ['/no-such-picture.png'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img').getAttribute('src')).toMatch(/default-department\.svg$/));
  },
});
