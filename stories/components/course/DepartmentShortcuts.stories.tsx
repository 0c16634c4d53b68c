import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { DepartmentShortcuts } from '../../../src/components/course/DepartmentShortcuts/DepartmentShortcuts.tsx';
import { departmentOptions } from '../../../src/components/department/departmentOptions.ts';
import { fa } from '../../../src/text/fa.ts';

/** دپارتمان‌ها در یک ردیف زیر جستجو، تا فهرست با یک لمس کوتاه شود. ردیف در صفحه‌های کوچک جابه‌جا می‌شود و هیچ نامی بریده نمی‌شود. */
const meta = preview.meta({
  component: DepartmentShortcuts,
  args: { departments: departmentOptions(), value: '', onChange: fn() },
});

export const States = meta.story({
  name: 'میان‌بر دپارتمان‌ها · همه حالت‌ها',
  render: sheet(DepartmentShortcuts, 280, { همه: {}, 'یکی برگزیده': { value: '2' } }),
});

export const Narrows = meta.story({
  name: 'Narrows the list to a department, and widens it again',
  args: { value: '2' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: fa.departments.names[1], pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: fa.departments.names[0] }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: fa.filters.allDepartments }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});
