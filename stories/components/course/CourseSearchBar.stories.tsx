import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { CourseSearchBar } from '../../../src/components/course/CourseSearchBar/CourseSearchBar.tsx';
import { Apart } from '../../sheets.tsx';

const meta = preview.meta({
  title: 'Components/Course/CourseSearchBar',
  component: CourseSearchBar,
  args: { search: { q: '', sort: 'newest' } as const, filters: 0, onChange: fn(), onOpenFilters: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'جستجو، ترتیب و دکمه‌ی فیلترها بالای فهرست دوره‌ها. هر حرف بی‌درنگ خبر داده می‌شود و دکمه‌ی ارسال ندارد. خودش جستجو نمی‌کند؛ نتیجه و نشانی با صفحه است.',
      },
    },
  },
});

const filled = { q: 'پایتون', sort: 'title' } as const;
const long = { q: 'دوره‌ی جامع ریاضیات مهندسی و کاربردهای آن در یادگیری ماشین', sort: 'newest' } as const;

export const States = meta.story({
  name: 'نوار جستجوی دوره‌ها · همه حالت‌ها',
  tags: ['visual'],
  render: (args) => (
    <StateSheet width={640}>
      <State name="خالی">
        <Apart name="خالی">
          <CourseSearchBar {...args} />
        </Apart>
      </State>
      <State name="با جستجو و دو فیلتر">
        <Apart name="پر">
          <CourseSearchBar {...args} search={filled} filters={2} />
        </Apart>
      </State>
      <State name="زیر اشاره‌گر" touch="hover">
        <Apart name="زیر اشاره‌گر">
          <CourseSearchBar {...args} search={filled} />
        </Apart>
      </State>
      <State name="با فوکوس صفحه‌کلید" touch="focus-visible">
        <Apart name="با فوکوس">
          <CourseSearchBar {...args} search={filled} />
        </Apart>
      </State>
      <State name="فشرده" touch="active">
        <Apart name="فشرده">
          <CourseSearchBar {...args} search={filled} />
        </Apart>
      </State>
      <State name="متن بلند">
        <Apart name="بلند">
          <CourseSearchBar {...args} search={long} />
        </Apart>
      </State>
    </StateSheet>
  ),
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
