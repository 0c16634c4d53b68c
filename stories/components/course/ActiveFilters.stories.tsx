import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ActiveFilters } from '../../../src/components/course/ActiveFilters/ActiveFilters.tsx';
import { NO_FILTERS } from '../../../src/components/course/courseSearch.ts';
import { departmentOptions } from '../../../src/components/department/departmentOptions.ts';

const meta = preview.meta({
  title: 'Components/Course/ActiveFilters',
  component: ActiveFilters,
  args: { values: NO_FILTERS, departments: departmentOptions(), onChange: fn() },
  parameters: { layout: 'padded' },
});

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const DepartmentAndPrice = meta.story({
  args: { values: { department: '1', free: false, price: [0, 500_000] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'برداشتن فیلتر ریاضیات' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ department: '', free: false, price: [0, 500_000] });
    await userEvent.click(canvas.getByRole('button', { name: 'برداشتن فیلتر ۰ تا ۵۰۰٬۰۰۰ ریال' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ department: '1', free: false, price: [0, 4_000_000] });
  },
});

export const FreeOnly = meta.story({
  args: { values: { department: '', free: true, price: [100_000, 500_000] } },
  play: async ({ args, canvas, userEvent }) => {
    // The range does not count beside free courses.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'برداشتن فیلتر فقط دوره‌های رایگان' }));
    await expect(args.onChange).toHaveBeenCalledWith({ department: '', free: false, price: [100_000, 500_000] });
  },
});
