import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf } from '../../../.storybook/sheet.tsx';
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
  play: async (context) => {
    const chosen = stateOf(context.canvas, 'یکی برگزیده').querySelector('[aria-pressed=true]');
    await expect(chosen).toHaveTextContent(fa.departments.names[1]);
    await press(context, 'یکی برگزیده', fa.departments.names[0]);
    await expect(context.args.onChange).toHaveBeenLastCalledWith('1');
    await press(context, 'یکی برگزیده', fa.filters.allDepartments);
    await expect(context.args.onChange).toHaveBeenLastCalledWith('');
  },
});
