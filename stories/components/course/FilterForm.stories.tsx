import { Box, Button, Stack } from '@mantine/core';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { NO_FILTERS, type CourseFilterValues } from '../../../src/course/search.ts';
import { FilterForm } from '../../../src/components/course/FilterDrawer/FilterForm.tsx';
import { departmentOptions } from '../../../src/components/department/departmentOptions.ts';
import { fa } from '../../../src/text/fa.ts';
import { Touched } from '../../sheets.tsx';

const filled: CourseFilterValues = { department: '3', free: false, price: [500_000, 2_000_000] };

const meta = preview.meta({
  title: 'Components/Course/FilterForm',
  component: FilterForm,
  args: { values: NO_FILTERS, departments: departmentOptions(), busy: false, onApply: fn(), onClear: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'انتخاب دپارتمان، محدوده‌ی قیمت و دوره‌های رایگان. انتخاب‌ها تا «اعمال فیلترها» اثری ندارند. ترتیب فهرست در اینجا نیست.',
      },
    },
  },
  render: (args) => (
    <Box maw={360}>
      <FilterForm {...args} />
    </Box>
  ),
});

export const States = meta.story({
  name: 'فرم فیلترها · همه حالت‌ها',
  tags: ['visual'],
  render: (args) => (
    <StateSheet width={320}>
      <State name="خالی">
        <FilterForm {...args} />
      </State>
      <State name="پر">
        <FilterForm {...args} values={filled} />
      </State>
      <Touched>
        <FilterForm {...args} values={filled} />
      </Touched>
      <State name="فقط رایگان، محدوده خاموش">
        <FilterForm {...args} values={{ ...filled, free: true }} />
      </State>
      <State name="در حال اعمال">
        <FilterForm {...args} values={filled} busy />
      </State>
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: () => (
    <Rule
      rule="«اعمال» نخست می‌آید و تنها دکمه‌ی پررنگ است؛ «پاک کردن» هم‌وزن آن نیست."
      good={
        <Stack gap="sm">
          <Button fullWidth>{fa.filters.apply}</Button>
          <Button variant="default" fullWidth>
            {fa.filters.clear}
          </Button>
        </Stack>
      }
      bad={
        <Stack gap="sm">
          <Button color="red" fullWidth>
            {fa.filters.clear}
          </Button>
          <Button fullWidth>{fa.filters.apply}</Button>
        </Stack>
      }
    />
  ),
});

export const Blank = meta.story({
  name: '[§2.26] [§9.3] Blank',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۰ تا ۴٬۰۰۰٬۰۰۰ ریال')).toBeVisible();
    const [lowest, highest] = canvas.getAllByRole('slider');
    await expect(lowest).toHaveAccessibleName('کمترین قیمت');
    await expect(lowest).toHaveAttribute('aria-valuetext', '۰ ریال');
    await expect(highest).toHaveAttribute('aria-valuemax', '4000000');
  },
});

export const Filled = meta.story({
  args: { values: { department: '3', free: false, price: [500_000, 2_000_000] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'دپارتمان' })).toHaveValue(fa.departments.names[2]);
    await expect(canvas.getByText('۵۰۰٬۰۰۰ تا ۲٬۰۰۰٬۰۰۰ ریال')).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'اعمال فیلترها' })).toBeDisabled();
  },
});

export const OffersTheSixDepartments = meta.story({
  name: '[§2.25] Offers the six departments',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'دپارتمان' }));
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([...fa.departments.names]);
    await userEvent.keyboard('{Escape}');
  },
});

export const AppliesWhatWasChosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'دپارتمان' }));
    await userEvent.click(await screen.findByRole('option', { name: fa.departments.names[1] }));
    const [lowest, highest] = canvas.getAllByRole('slider') as [HTMLElement, HTMLElement];
    // In a right-to-left page the left arrow leads to more.
    lowest.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    highest.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('۲۰۰٬۰۰۰ تا ۳٬۹۰۰٬۰۰۰ ریال')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'اعمال فیلترها' }));
    await expect(args.onApply).toHaveBeenCalledWith({ department: '2', free: false, price: [200_000, 3_900_000] });
  },
});

export const FreeTurnsThePriceOff = meta.story({
  name: '[§2.26] Free turns the price off',
  args: { values: { department: '', free: false, price: [500_000, 2_000_000] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'فقط دوره‌های رایگان' }));
    for (const slider of canvas.getAllByRole('slider', { hidden: true }))
      await expect(slider).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'اعمال فیلترها' }));
    await expect(args.onApply).toHaveBeenCalledWith({ department: '', free: true, price: [0, 4_000_000] });
  },
});

export const Clears = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'پاک کردن فیلترها' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});
