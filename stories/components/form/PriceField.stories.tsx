import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { focused, rules, sheet } from '../../../.storybook/sheet.tsx';
import { PriceField } from '../../../src/components/form/PriceField/PriceField.tsx';
import '../../../src/theme/form.css';
import { fa } from '../../../src/text/fa.ts';

const { addCourse } = fa;

/** فیلد مبلغ به ریال. رقم فارسی، عربی و لاتین را می‌پذیرد و هنگام ترک فیلد سه‌تا سه‌تا جدا می‌کند؛ آنچه عدد نیست پاک می‌شود. کمترین و بیشترین مبلغ را نمی‌سنجد. */
const meta = preview.meta({
  title: 'Components/Staff/PriceField',
  component: PriceField,
  args: { label: addCourse.price, value: '', onChange: fn(), onBlur: fn() },
  argTypes: {
    label: { description: 'The text above the field, with its unit.' },
    error: { description: 'What is wrong, below the field.', control: 'text' },
    disabled: { description: 'While the form is sent.', control: 'boolean' },
  },
  render: function Typed({ value, onChange, ...args }) {
    const [text, setText] = useState(value);
    const hear = (typed: string) => {
      setText(typed);
      onChange(typed);
    };
    return <PriceField {...args} value={text} onChange={hear} />;
  },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'فیلد قیمت · همه حالت‌ها',
  render: sheet(PriceField, 240, {
    خالی: {},
    'زیر اشاره‌گر': ['hover', {}],
    'با فوکوس، هنگام نوشتن': focused({ value: '1850000' }),
    'پر، پس از ترک فیلد': { value: '۱٬۸۵۰٬۰۰۰' },
    'با خطا': { error: addCourse.priceRequired },
    غیرفعال: { value: '۱٬۸۵۰٬۰۰۰', disabled: true },
  }),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: rules(PriceField, {
    'واحد در برچسب می‌آید؛ ریال و تومان را نمی‌توان حدس زد.': {
      good: { value: '۱٬۸۵۰٬۰۰۰' },
      bad: { value: '۱٬۸۵۰٬۰۰۰', label: fa.courses.price },
    },
  }),
});

export const Default = meta.story();

Default.test('Groups an amount when the field is left, not while it is typed', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByLabelText(addCourse.price);
  await expect(getComputedStyle(field).direction).toBe('ltr');
  await userEvent.type(field, '1850000');
  await expect(field).toHaveDisplayValue('1850000');
  await userEvent.tab();
  await expect(field).toHaveDisplayValue('۱٬۸۵۰٬۰۰۰');
  await expect(args.onBlur).toHaveBeenCalledOnce();
});

Default.test('Filled', { args: { value: '۱٬۸۵۰٬۰۰۰' } }, async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText(addCourse.price);
  await userEvent.type(field, '٠');
  await userEvent.tab();
  await expect(field).toHaveDisplayValue('۱۸٬۵۰۰٬۰۰۰');
});

Default.test('No Number', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText(addCourse.price), 'رایگان');
  await userEvent.tab();
  await expect(canvas.getByLabelText(addCourse.price)).toHaveDisplayValue('');
  await expect(args.onChange).toHaveBeenLastCalledWith('');
});

Default.test('With Error', { args: { error: addCourse.priceRequired } }, async ({ canvas }) => {
  const field = canvas.getByLabelText(addCourse.price);
  await expect(field).toHaveAccessibleDescription(addCourse.priceRequired);
  await expect(field).toBeInvalid();
});
