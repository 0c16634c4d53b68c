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
    canvas.getByRole('button', { name: common.clearChoice }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('option', { name: departments.names[0] });
    await waitFor(() => expect(first).toHaveAttribute('data-combobox-selected'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(departments.names[1]);
  },
});

export const ManyOptions = meta.story({
  name: 'A long list is 200 px high and scrolls',
  args: { data: Array.from({ length: 40 }, (_, index) => `دپارتمان ${index + 1}`) },
  // The keys go to the field, and not to the scrolled region where axe looks for them.
  parameters: { axeRules: { 'scrollable-region-focusable': { enabled: false } } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(200);
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAttribute('data-combobox-selected'));
    await userEvent.keyboard('{ArrowUp}');
    const last = screen.getByRole('option', { name: 'دپارتمان 40' });
    await expect(last).toHaveAttribute('data-combobox-selected');
    const { bottom } = list.getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom));
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
