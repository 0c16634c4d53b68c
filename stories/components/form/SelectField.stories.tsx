import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { focused, framed, sheet } from '../../../.storybook/sheet.tsx';
import { departmentOptions } from '../../../src/components/department/departmentOptions.ts';
import { SelectField } from '../../../src/components/form/SelectField/SelectField.tsx';
import { fa } from '../../../src/text/fa.ts';
import { names } from '../../fixtures.ts';

const { addCourse } = fa;

// axe expects a scrollable list to be focusable, but here the field has the focus and handles the keys.
const axeRules = { 'scrollable-region-focusable': { enabled: false } };

/** انتخاب یکی از چند گزینه، یا هیچ‌کدام. فهرست آن تا ۲۰۰ پیکسل بلند می‌شود و سپس می‌پیماید. جستجو ندارد و چند انتخاب را با هم نمی‌گیرد. */
const meta = preview.meta({
  component: SelectField,
  args: {
    label: addCourse.department,
    placeholder: addCourse.chooseDepartment,
    data: departmentOptions(),
    onChange: fn(),
  },
  argTypes: {
    label: { description: 'The text above the field.' },
    placeholder: { description: 'What stands in the field until something is chosen.' },
    data: { description: 'The options.' },
    onChange: { description: 'Hears of the choice; null where it was taken back.' },
    error: { description: 'What is wrong, below the field.', control: 'text' },
    disabled: { description: 'While there is nothing to choose from.', control: 'boolean' },
  },
});

const chosen = departmentOptions()[1]?.value ?? null;

export const States = meta.story({
  name: 'فیلد انتخاب · همه حالت‌ها',
  render: sheet(SelectField, 240, {
    خالی: {},
    'زیر اشاره‌گر': ['hover', {}],
    'با فوکوس': focused(),
    انتخاب‌شده: { defaultValue: chosen },
    'با خطا': { error: 'این مقدار معتبر نیست.' },
    غیرفعال: { data: [], disabled: true },
    'برچسب همیشه بالای فیلد می‌ماند؛ متن درون آن با انتخاب می‌رود.': {
      good: { defaultValue: chosen },
      bad: { defaultValue: chosen, label: undefined, 'aria-label': addCourse.department },
    },
  }),
});

export const Open = meta.story({
  name: 'فیلد انتخاب · باز',
  parameters: { axeRules, ...framed(360) },
  args: { defaultValue: chosen },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
});

export const Default = meta.story();

Default.test('Chosen', { args: { defaultValue: chosen } }, async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('combobox')).toHaveDisplayValue(names[1]);
  canvas.getByRole('button', { name: fa.forms.buttonOf(fa.forms.clearChoice, addCourse.department) }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('combobox')).toHaveDisplayValue('');
  await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
});

Default.test(
  'A long list is 200 px high and scrolls',
  { args: { data: Array.from({ length: 40 }, (_, index) => `دپارتمان ${index + 1}`) }, parameters: { axeRules } },
  async ({ userEvent }) => {
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
);

export const Playground = meta.story({ tags: ['shown', '!test'] });
