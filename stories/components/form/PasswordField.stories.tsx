import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { focused, sheet } from '../../../.storybook/sheet.tsx';
import { LatinField, PasswordField } from '../../../src/components/form/PasswordField/PasswordField.tsx';
import { fa } from '../../../src/text/fa.ts';

const { auth } = fa;

/** رمز عبور با دکمه‌ی نمایش و پنهان کردن؛ چپ به راست نوشته می‌شود و همان‌گونه که نوشته شد تحویل داده می‌شود. همه‌ی ویژگی‌های PasswordInput را می‌پذیرد. برای رمز تازه autoComplete را new-password بگذارید. «خانه‌ی لاتین» کنار آن برای ایمیل و نام کاربری است، نه متن فارسی. */
const meta = preview.meta({
  component: PasswordField,
  // `visible` has no control, because the button in the field already shows the password.
  argTypes: {
    label: { description: 'What the password is for.' },
    autoComplete: { options: ['current-password', 'new-password'], control: 'radio' },
    error: { control: 'text', description: 'What is wrong with it, as a sentence.' },
    disabled: { control: 'boolean', description: 'Not to be written in. Default false.' },
  },
  args: { label: auth.password, autoComplete: 'current-password' },
});

export const States = meta.story({
  name: 'خانه رمز عبور · همه حالت‌ها',
  render: sheet(PasswordField, 280, {
    پیش‌فرض: {},
    پرشده: { defaultValue: 'student-123' },
    'رمز دیده می‌شود': { defaultValue: 'student-123' },
    'زیر اشاره‌گر': ['hover', { defaultValue: 'student-123' }],
    'با فوکوس': focused({ defaultValue: 'student-123' }),
    خطا: { defaultValue: '12345', error: auth.passwordShort },
    غیرفعال: { defaultValue: 'student-123', disabled: true },
    'رمز و برچسب بلند': {
      label: `${auth.passwordAgain} (همان رمزی که در خانه‌ی بالا نوشته‌اید، حرف به حرف)`,
      defaultValue: 'student-123 '.repeat(8),
    },
    'خانه‌ی لاتین': <LatinField label={auth.email} defaultValue="sara@example.com" />,
    'خانه‌ی لاتین، با فوکوس': focused(<LatinField label={auth.email} />),
    'خانه‌ی لاتین، نادرست': <LatinField label={auth.email} defaultValue="sara@" error={auth.emailInvalid} />,
    'خطا می‌گوید چه باید کرد، و تنها به رنگ نیست.': {
      good: { defaultValue: '12345', error: auth.passwordShort },
      bad: { defaultValue: '12345', error: true },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const shown = within(canvas.getByRole('region', { name: 'رمز دیده می‌شود' }));
    await userEvent.click(shown.getByRole('button', { name: fa.forms.buttonOf(fa.forms.showPassword, auth.password) }));
    await expect(shown.getByLabelText(auth.password)).toHaveAttribute('type', 'text');
  },
});

export const ShowsAndHides = meta.story({
  args: { defaultValue: ' رمز۱۲۳ ' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(auth.password);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveAccessibleName(fa.forms.buttonOf(fa.forms.hidePassword, auth.password));
    await expect(field).toHaveDisplayValue(' رمز۱۲۳ ');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
