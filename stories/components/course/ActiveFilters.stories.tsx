import { Text } from '@mantine/core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { ActiveFilters, DepartmentShortcuts } from '../../../src/components/course/ActiveFilters/ActiveFilters.tsx';
import { NO_FILTERS, type CourseFilterValues } from '../../../src/course/filterValues.ts';
import { departmentOptions } from '../../../src/components/department/departmentOptions.ts';
import { fa } from '../../../src/text/fa.ts';
import { names } from '../../fixtures.ts';

const departmentAndPrice: CourseFilterValues = { ...NO_FILTERS, department: '1', price: [0, 500_000] };
// The free filter disables the price range.
const freeOnly: CourseFilterValues = { ...NO_FILTERS, free: true, price: [100_000, 500_000] };

/** فیلترهای در حال اثر را بالای فهرست دوره‌ها نشان می‌دهد؛ هر دکمه یک فیلتر را برمی‌دارد. بدون فیلتر چیزی نشان نمی‌دهد. دپارتمان‌ها در یک ردیف زیر جستجو فهرست را با یک لمس کوتاه می‌کنند. فیلترهای دیگر در «فرم فیلترها» انتخاب می‌شود، نه در اینجا. */
const meta = preview.meta({
  component: ActiveFilters,
  args: { values: departmentAndPrice, departments: departmentOptions(), onChange: fn() },
});

export const States = meta.story({
  name: 'فیلترهای فعال · همه حالت‌ها',
  render: sheet(ActiveFilters, 280, {
    'دپارتمان و قیمت': {},
    'فقط رایگان': { values: freeOnly },
    ...touched({ values: freeOnly }),
    'دپارتمان ناشناخته': { values: { ...NO_FILTERS, department: '99' } },
    'شکسته به دو خط': { values: { ...NO_FILTERS, department: '5', price: [1_500_000, 3_900_000] } },
    'هر فیلتر دکمه‌ی خود را دارد، تا یکی را بتوان بی باقی برداشت.': {
      good: {},
      bad: (
        <Text>
          {fa.filters.active}: {names[0]}، {fa.filters.range(0, 500_000)}
        </Text>
      ),
    },
  }),
  play: async (context) => {
    const hears = (values: Partial<CourseFilterValues>) =>
      expect(context.args.onChange).toHaveBeenLastCalledWith(values);
    await press(context, 'دپارتمان و قیمت', 'حذف فیلتر ریاضیات');
    await hears({ department: '' });
    await press(context, 'دپارتمان و قیمت', 'حذف فیلتر رایگان تا ۵۰۰٬۰۰۰ ریال');
    await hears({ price: NO_FILTERS.price });
    await press(context, 'فقط رایگان', 'حذف فیلتر فقط دوره‌های رایگان');
    await hears({ free: false });
  },
});

const onDepartment = fn();

export const Shortcuts = meta.story({
  tags: ['visual'],
  name: 'میان‌بر دپارتمان‌ها · همه حالت‌ها',
  render: sheet(ActiveFilters, 280, {
    همه: (args) => <DepartmentShortcuts {...args} value="" onChange={onDepartment} />,
    'یکی برگزیده': (args) => <DepartmentShortcuts {...args} value="2" onChange={onDepartment} />,
  }),
  play: async (context) => {
    const chosen = stateOf(context.canvas, 'یکی برگزیده').querySelector('[aria-pressed=true]');
    await expect(chosen).toHaveTextContent(names[1]);
    await press(context, 'یکی برگزیده', names[0]);
    await expect(onDepartment).toHaveBeenLastCalledWith('1');
    await press(context, 'یکی برگزیده', fa.filters.allDepartments);
    await expect(onDepartment).toHaveBeenLastCalledWith('');
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
