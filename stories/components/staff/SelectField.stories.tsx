import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { departmentOptions } from '../../../src/components/department/departmentOptions.ts';
import { SelectField } from '../../../src/components/staff/SelectField/SelectField.tsx';
import { fa } from '../../../src/text/fa.ts';

const { addCourse, common, departments } = fa;

const meta = preview.meta({
  title: 'Components/Staff/SelectField',
  component: SelectField,
  parameters: { layout: 'padded' },
  args: {
    label: addCourse.department,
    placeholder: addCourse.chooseDepartment,
    data: departmentOptions(),
    onChange: fn(),
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText(common.clearChoice)).toBeNull();
    await userEvent.click(canvas.getByRole('combobox', { name: addCourse.department }));
    await userEvent.click(await screen.findByRole('option', { name: departments.names[2] }));
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(departments.names[2]);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const Chosen = meta.story({
  args: { defaultValue: departmentOptions()[1]?.value ?? null },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(departments.names[1]);
    await userEvent.click(canvas.getByLabelText(common.clearChoice));
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveDisplayValue(departments.names[0]));
  },
});

export const ManyOptions = meta.story({
  name: 'A long list is 200 px high and scrolls',
  args: { data: Array.from({ length: 40 }, (_, index) => `دپارتمان ${index + 1}`) },
  // The keys go to the field, and not to the scrolled region where axe looks for them.
  parameters: { axeRules: { 'scrollable-region-focusable': { enabled: false } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(200);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const active = list.querySelector('[data-combobox-selected]');
    await waitFor(() =>
      expect(active?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom),
    );
    await expect(active).toHaveTextContent('دپارتمان 40');
  },
});

export const WithError = meta.story({
  args: { error: 'این مقدار معتبر نیست.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('این مقدار معتبر نیست.');
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
});

export const Disabled = meta.story({
  args: { disabled: true, data: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
});
