import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { AddBlogButton } from '../../../src/components/blog/AddBlogButton/AddBlogButton.tsx';
import { fa } from '../../../src/text/fa.ts';

/** راه افزودن مقاله، همیشه کنار عنوان صفحه و هنگام پیمایش زیر سربرگ. فقط برای کسی می‌آید که اجازه‌ی افزودن دارد؛ خودش این را بررسی نمی‌کند. در هر صفحه یکی کافی است. */
const meta = preview.meta({ component: AddBlogButton, parameters: { academy: { path: '/' } } });

export const States = meta.story({
  name: 'دکمه‌ی شناور افزودن مقاله · همه حالت‌ها',
  render: sheet(AddBlogButton, 230, { پیش‌فرض: {}, ...touched() }),
});

export const StaysOnTheScreen = meta.story({
  render: () => (
    <div>
      <AddBlogButton />
      <div style={{ height: 3000 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 1500);
    const { top, bottom, left } = canvas.getByRole('link', { name: fa.blog.add }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
    // The button is at the inline end, which is on the left.
    await expect(left).toBeLessThan(window.innerWidth / 2);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
