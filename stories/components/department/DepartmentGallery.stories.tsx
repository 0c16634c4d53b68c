import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { DepartmentGallery } from '../../../src/components/department/DepartmentGallery/DepartmentGallery.tsx';
import { department } from '../../fixtures.ts';

/** تصویرهای یک دپارتمان با نسبت ۱۶ به ۹ و متن جایگزین. بدون تصویر یک تصویر پیش‌فرض نشان می‌دهد. بزرگ‌نمایی و چرخش ندارد. */
const meta = preview.meta({ component: DepartmentGallery, args: { name: department.name, images: department.images } });

export const States = meta.story({
  name: '[§2.16] تصویرهای دپارتمان · همه حالت‌ها',
  render: sheet(DepartmentGallery, 640, {
    'چند تصویر': {},
    'یک تصویر': { images: department.images.slice(0, 1) },
    'بدون تصویر': { images: [] },
    'یکی خراب': { images: [...department.images.slice(0, 1), '/no-such-picture.png'] },
  }),
  play: async ({ canvas }) => {
    const images = stateOf(canvas, 'چند تصویر').querySelectorAll('img');
    await expect(images).toHaveLength(3);
    await expect(images[1]).toHaveAccessibleName('تصویر ۲ از ریاضیات');
    await expect(images[1]).toHaveAttribute('src', department.images[1]);
  },
});
