import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { PriceField } from '../../../src/components/form/PriceField/PriceField.tsx';
import '../../../src/theme/form.css';
import { fa } from '../../../src/text/fa.ts';
import { Focused } from '../../sheets.tsx';

const { addCourse } = fa;

const meta = preview.meta({
  title: 'Components/Staff/PriceField',
  component: PriceField,
  parameters: {
    docs: {
      description: {
        component:
          'فیلد مبلغ به ریال. رقم فارسی، عربی و لاتین را می‌پذیرد و هنگام ترک فیلد سه‌تا سه‌تا جدا می‌کند؛ آنچه عدد نیست پاک می‌شود. کمترین و بیشترین مبلغ را نمی‌سنجد.',
      },
    },
  },
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
  render: (args) => (
    <StateSheet width={240}>
      <State name="خالی">
        <PriceField {...args} />
      </State>
      <State name="زیر اشاره‌گر" touch="hover">
        <PriceField {...args} />
      </State>
      <Focused name="با فوکوس، هنگام نوشتن">
        <PriceField {...args} value="1850000" />
      </Focused>
      <State name="پر، پس از ترک فیلد">
        <PriceField {...args} value="۱٬۸۵۰٬۰۰۰" />
      </State>
      <State name="با خطا">
        <PriceField {...args} error={addCourse.priceRequired} />
      </State>
      <State name="غیرفعال">
        <PriceField {...args} value="۱٬۸۵۰٬۰۰۰" disabled />
      </State>
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: (args) => (
    <Rule
      rule="واحد در برچسب می‌آید؛ ریال و تومان را نمی‌توان حدس زد."
      good={<PriceField {...args} value="۱٬۸۵۰٬۰۰۰" />}
      bad={<PriceField {...args} value="۱٬۸۵۰٬۰۰۰" label={fa.courses.price} />}
    />
  ),
});

export const Empty = meta.story({
  name: 'Groups an amount when the field is left, not while it is typed',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(addCourse.price);
    await expect(getComputedStyle(field).direction).toBe('ltr');
    await userEvent.type(field, '1850000');
    await expect(field).toHaveDisplayValue('1850000');
    await userEvent.tab();
    await expect(field).toHaveDisplayValue('۱٬۸۵۰٬۰۰۰');
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

export const Filled = meta.story({
  args: { value: '۱٬۸۵۰٬۰۰۰' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(addCourse.price);
    await userEvent.type(field, '٠');
    await userEvent.tab();
    await expect(field).toHaveDisplayValue('۱۸٬۵۰۰٬۰۰۰');
  },
});

export const NoNumber = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(addCourse.price), 'رایگان');
    await userEvent.tab();
    await expect(canvas.getByLabelText(addCourse.price)).toHaveDisplayValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});

export const WithError = meta.story({
  args: { error: addCourse.priceRequired },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(addCourse.price);
    await expect(field).toHaveAccessibleDescription(addCourse.priceRequired);
    await expect(field).toBeInvalid();
  },
});
