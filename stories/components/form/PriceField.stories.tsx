import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { focused, sheet } from '../../../.storybook/sheet.tsx';
import { PriceField } from '../../../src/components/form/PriceField/PriceField.tsx';
import { fa } from '../../../src/text/fa.ts';

const { addCourse } = fa;

/** فیلد مبلغ به ریال. رقم فارسی، عربی و لاتین را می‌پذیرد و هنگام ترک فیلد سه‌تا سه‌تا جدا می‌کند؛ آنچه عدد نیست پاک می‌شود. کمترین و بیشترین مبلغ را نمی‌سنجد. */
const meta = preview.meta({
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
  name: 'فیلد قیمت · همه حالت‌ها',
  render: sheet(PriceField, 240, {
    خالی: {},
    'زیر اشاره‌گر': ['hover', {}],
    'با فوکوس، هنگام نوشتن': focused({ value: '1850000' }),
    'پر، پس از ترک فیلد': { value: '۱٬۸۵۰٬۰۰۰' },
    'با خطا': { error: addCourse.priceRequired },
    'خطا به جای هشدار': { error: addCourse.priceRequired, note: addCourse.discountAbovePrice },
    غیرفعال: { value: '۱٬۸۵۰٬۰۰۰', disabled: true },
    'واحد در برچسب می‌آید؛ ریال و تومان را نمی‌توان حدس زد.': {
      good: { value: '۱٬۸۵۰٬۰۰۰' },
      bad: { value: '۱٬۸۵۰٬۰۰۰', label: fa.course.price },
    },
  }),
});

export const GroupsAnAmountWhenTheField = meta.story({
  name: '[§5.10] Accepts digits of any script, groups them on blur and removes other characters',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(addCourse.price);
    await expect(getComputedStyle(field).direction).toBe('ltr');
    await userEvent.click(field);
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(field, '١٨٥0000');
    await expect(field).toHaveDisplayValue('١٨٥0000');
    await userEvent.tab();
    await expect(field).toHaveDisplayValue('۱٬۸۵۰٬۰۰۰');
    await expect(args.onBlur).toHaveBeenCalledTimes(2);
    await userEvent.clear(field);
    await userEvent.type(field, 'نصف');
    await userEvent.tab();
    await expect(field).toHaveDisplayValue('');
    await expect(field).toHaveAccessibleDescription(fa.forms.notANumber('نصف'));
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
