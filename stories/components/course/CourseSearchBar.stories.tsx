import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CourseSearchBar } from '../../../src/components/course/CourseSearchBar/CourseSearchBar.tsx';

const meta = preview.meta({
  title: 'Components/Course/CourseSearchBar',
  component: CourseSearchBar,
  args: { search: { q: '', sort: 'newest' } as const, filters: 0, onChange: fn(), onOpenFilters: fn() },
  parameters: { layout: 'padded' },
});

export const Blank = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'جستجوی دوره…' }), 'آ');
    await expect(args.onChange).toHaveBeenCalledWith({ q: 'آ' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'مرتب‌سازی' }), 'ارزان‌ترین');
    await expect(args.onChange).toHaveBeenCalledWith({ sort: 'cheapest' });
    await userEvent.click(canvas.getByRole('button', { name: 'فیلترها' }));
    await expect(args.onOpenFilters).toHaveBeenCalledOnce();
  },
});

export const WithFilters = meta.story({
  args: { search: { q: 'پایتون', sort: 'title' } as const, filters: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^فیلترها\s*۲ فیلتر فعال$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'پاک کردن جستجو' }));
    await expect(args.onChange).toHaveBeenCalledWith({ q: '' });
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});
