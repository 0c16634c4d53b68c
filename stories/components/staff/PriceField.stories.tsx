import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PriceField } from '../../../src/components/staff/PriceField/PriceField.tsx';
import '../../../src/theme/form.css';
import { fa } from '../../../src/text/fa.ts';

const { addCourse } = fa;

const meta = preview.meta({
  title: 'Components/Staff/PriceField',
  component: PriceField,
  parameters: { layout: 'padded' },
  args: { label: addCourse.price, value: '', onChange: fn(), onBlur: fn() },
  render: function Typed({ value, onChange, ...args }) {
    const [text, setText] = useState(value);
    const hear = (typed: string) => {
      setText(typed);
      onChange(typed);
    };
    return <PriceField {...args} value={text} onChange={hear} />;
  },
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

export const Disabled = meta.story({ args: { value: '۱٬۲۰۰', disabled: true } });
