import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { CourseSearchBar } from '../../../src/components/course/CourseSearchBar/CourseSearchBar.tsx';

/** جستجو، ترتیب و دکمه‌ی فیلترها بالای فهرست دوره‌ها. هر حرف بی‌درنگ خبر داده می‌شود و دکمه‌ی ارسال ندارد. خودش جستجو نمی‌کند؛ نتیجه و نشانی با صفحه است. */
const meta = preview.meta({
  component: CourseSearchBar,
  args: { search: { q: '', sort: 'given' } as const, filters: 0, onChange: fn(), onOpenFilters: fn() },
});

const filled = { q: 'پایتون', sort: 'title' } as const;
const long = { q: 'دوره‌ی جامع ریاضیات مهندسی و کاربردهای آن در یادگیری ماشین', sort: 'given' } as const;

export const States = meta.story({
  name: 'نوار جستجوی دوره‌ها · همه حالت‌ها',
  render: sheet(CourseSearchBar, 640, {
    خالی: {},
    'با جستجو و دو فیلتر': { search: filled, filters: 2 },
    ...touched({ search: filled }),
    'متن بلند': { search: long },
  }),
  play: async (context) => {
    const { args, canvas } = context;
    const state = within(stateOf(canvas, 'با جستجو و دو فیلتر'));
    await expect(state.getByRole('button', { name: /^فیلترها\s*۲ فیلتر فعال$/ })).toBeVisible();
    state.getByRole('button', { name: 'پاک کردن جستجو' }).click();
    await expect(args.onChange).toHaveBeenCalledWith({ q: '' });
    await expect(state.getByRole('searchbox')).toHaveFocus();
    await press(context, 'خالی', 'فیلترها', 'onOpenFilters');
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
