import { Button, Stack } from '@mantine/core';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { overlaid, sheet, touched } from '../../../.storybook/sheet.tsx';
import { NO_FILTERS, type CourseFilterValues } from '../../../src/course/filterValues.ts';
import { FilterDrawer, FilterForm } from '../../../src/components/course/FilterDrawer/FilterDrawer.tsx';
import { departmentOptions } from '../../../src/components/department/departmentOptions.ts';
import { fa } from '../../../src/text/fa.ts';
import { names } from '../../fixtures.ts';

const filled: CourseFilterValues = { ...NO_FILTERS, department: '3', price: [500_000, 2_000_000] };

/** پنل فیلترها که از چپ باز می‌شود؛ راست جای منوی سایت است: دپارتمان، محدوده‌ی قیمت و دوره‌های رایگان. انتخاب‌ها تا «اعمال فیلترها» اثری ندارند، و آنگاه صفحه آن را می‌بندد. ترتیب فهرست در اینجا نیست. */
const meta = preview.meta({
  component: FilterDrawer,
  args: {
    opened: true,
    values: NO_FILTERS,
    canClear: false,
    departments: departmentOptions(),
    busy: false,
    onApply: fn(),
    onClear: fn(),
    onClose: fn(),
  },
});

export const Open = meta.story({
  name: 'پنل فیلترها · باز',
  parameters: overlaid(600),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'فیلترها' });
    await waitFor(() => expect(dialog).toBeVisible());
    // The panel must be on the left, because the site's menu is on the right.
    await expect(dialog.getBoundingClientRect().left).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'بستن' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const States = meta.story({
  name: 'فرم فیلترها · همه حالت‌ها',
  render: sheet(FilterForm, 320, {
    خالی: {},
    پر: { values: filled, canClear: true },
    ...touched({ values: filled, canClear: true }),
    'فقط رایگان، محدوده خاموش': { values: { ...filled, free: true } },
    'با شمار دوره‌ها': { values: filled, countOf: () => 12 },
    'در حال اعمال': { values: filled, busy: true },
    '«اعمال» نخست می‌آید و تنها دکمه‌ی پررنگ است؛ «پاک کردن» هم‌وزن آن نیست.': {
      good: {},
      bad: (
        <Stack gap="sm">
          <Button color="red" fullWidth>
            {fa.filters.clear}
          </Button>
          <Button fullWidth>{fa.filters.apply}</Button>
        </Stack>
      ),
    },
  }),
});

export const OnASmallScreen = meta.story({
  name: 'پنل فیلترها · دکمه‌ها در پایین گوشی',
  tags: ['visual'],
  globals: { viewport: { value: 'xs' } },
  parameters: overlaid(500),
  args: { countOf: ({ free }) => (free ? 4 : 28) },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'فیلترها' });
    await waitFor(() => expect(dialog).toBeVisible());
    const apply = screen.getByRole('button', { name: 'اعمال فیلترها · ۲۸ دوره' });
    const clear = screen.getByRole('button', { name: 'پاک کردن فیلترها' });
    await expect(dialog.getBoundingClientRect().bottom - clear.getBoundingClientRect().bottom).toBeLessThan(32);
    await userEvent.click(screen.getByRole('checkbox', { name: 'فقط دوره‌های رایگان' }));
    await expect(apply).toHaveTextContent('۴ دوره');
  },
});

export const Default = meta.story({ render: (args) => <FilterForm {...args} /> });

Default.test('[§2.26] [§9.3] Without filters, the price range ends at four million rials', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: fa.filters.toPrice })).toHaveDisplayValue('۴٬۰۰۰٬۰۰۰');
  const [lowest, highest] = canvas.getAllByRole('slider');
  await expect(lowest).toHaveAccessibleName('کمترین قیمت');
  await expect(lowest).toHaveAttribute('aria-valuetext', 'رایگان');
  await expect(highest).toHaveAttribute('aria-valuemax', '4000000');
});

Default.test(
  'Until the courses are known, the price range reaches to the highest price of the active filter',
  { args: { values: { ...NO_FILTERS, price: [0, 8_500_000] } } },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: fa.filters.toPrice })).toHaveDisplayValue('۸٬۵۰۰٬۰۰۰');
    await expect(canvas.getByRole('slider', { name: fa.filters.highestPrice })).toHaveAttribute(
      'aria-valuenow',
      '8500000',
    );
    // A change of the minimum must not change the maximum.
    canvas.getByRole('slider', { name: 'کمترین قیمت' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(canvas.getByRole('button', { name: 'اعمال فیلترها' }));
    await expect(args.onApply).toHaveBeenCalledWith({ ...NO_FILTERS, price: [100_000, 8_500_000] });
  },
);

Default.test('Applies the chosen filters', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'دپارتمان' }));
  await userEvent.click(await screen.findByRole('option', { name: names[1] }));
  const [lowest, highest] = canvas.getAllByRole('slider') as [HTMLElement, HTMLElement];
  // On a right-to-left page the left arrow increases the value.
  lowest.focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await userEvent.click(canvas.getByRole('button', { name: 'اعمال فیلترها' }));
  // The upper end of the scale means no limit, because there may be more expensive courses.
  await expect(args.onApply).toHaveBeenCalledWith({ ...NO_FILTERS, department: '2', price: [200_000, Infinity] });
  highest.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('textbox', { name: fa.filters.fromPrice })).toHaveDisplayValue('۲۰۰٬۰۰۰');
  await userEvent.click(canvas.getByRole('button', { name: 'اعمال فیلترها' }));
  await expect(args.onApply).toHaveBeenCalledWith({ ...NO_FILTERS, department: '2', price: [200_000, 3_900_000] });
  highest.focus();
  await userEvent.keyboard('{End}');
  await userEvent.click(canvas.getByRole('button', { name: 'اعمال فیلترها' }));
  await expect(args.onApply).toHaveBeenLastCalledWith({ ...NO_FILTERS, department: '2', price: [200_000, Infinity] });
});

Default.test(
  '[§2.26] The free filter disables the price range',
  { args: { values: { ...NO_FILTERS, price: [500_000, 2_000_000] } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'فقط دوره‌های رایگان' }));
    for (const slider of canvas.getAllByRole('slider', { hidden: true }))
      await expect(slider).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'اعمال فیلترها' }));
    await expect(args.onApply).toHaveBeenCalledWith({ ...NO_FILTERS, free: true });
  },
);

export const Playground = meta.story({ tags: ['shown', '!test'] });
