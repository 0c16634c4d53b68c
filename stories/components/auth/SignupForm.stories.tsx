import { expect, fireEvent, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { SignupForm, type SignupValues } from '../../../src/components/auth/SignupForm/SignupForm.tsx';
import { fa } from '../../../src/text/fa.ts';

const { auth } = fa;
const onSubmit = fn(async (_values: SignupValues): Promise<Partial<SignupValues> | undefined> => undefined);

/** پنج خانه‌ی حساب تازه. شماره‌ی موبایل را به رقم لاتین و ۰۹ را به ‎+۹۸ برمی‌گرداند؛ رمز را دست نمی‌زند. خانه‌هایی را که سرور نمی‌پذیرد زیر خودشان نشان می‌دهد؛ پیام‌های دیگر کار صفحه است. */
const meta = preview.meta({ component: SignupForm, args: { onSubmit } });

const filled = {
  [auth.username]: 'sara',
  [auth.email]: 'sara@example.com',
  [auth.phone]: '۰۹۱۲ ۱۲۳ ۴۵۶۷',
  [auth.password]: 'secret۱',
  [auth.passwordAgain]: 'secret۱',
};

const wrong = { ...filled, [auth.email]: 'sara', [auth.phone]: '0912', [auth.password]: '12345' };

export const States = meta.story({
  name: '[§5.1] [§5.2] [§5.3] [§5.6] فرم ثبت‌نام · همه حالت‌ها',
  render: sheet(SignupForm, 340, {
    خالی: {},
    'خالی فرستاده شد': {},
    'نادرست پر شد': {},
    'سرور نپذیرفت': { onSubmit: async () => ({ email: 'این ایمیل قبلاً ثبت شده است.' }) },
    'در حال ثبت‌نام': { busy: true },
  }),
  play: async ({ canvas, userEvent }) => {
    const fill = async (name: string, values: Record<string, string>) => {
      const state = within(canvas.getByLabelText(name));
      for (const [label, value] of Object.entries(values)) {
        const field = state.getByLabelText(label);
        await fireEvent.change(field, { target: { value } });
        await fireEvent.focusOut(field);
      }
      await userEvent.click(state.getByText(auth.signUp));
    };
    const { usernameRequired, emailRequired, phoneRequired, passwordRequired, passwordAgainRequired } = auth;
    await fill('نادرست پر شد', wrong);
    await expect(document.activeElement).toHaveAccessibleDescription(auth.emailInvalid);
    await fill('خالی فرستاده شد', {});
    await expect(document.activeElement).toHaveAccessibleDescription(usernameRequired);
    const missing = [usernameRequired, emailRequired, phoneRequired, passwordRequired, passwordAgainRequired];
    for (const message of [...missing, auth.phoneInvalid, auth.passwordShort, auth.passwordsDiffer])
      await expect(canvas.getByText(message)).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    // This check is last, because blurring the field clears the server's message.
    await fill('سرور نپذیرفت', filled);
    await expect(await canvas.findByText('این ایمیل قبلاً ثبت شده است.')).toBeVisible();
    await expect(document.activeElement).toHaveDisplayValue('sara@example.com');
  },
});

export const Default = meta.story();

Default.test('[§2.46] [§5.4] [§5.5] Converts only the phone number to Latin digits', async ({ canvas, userEvent }) => {
  await expect(canvas.getByLabelText(auth.phone)).toHaveAccessibleDescription(auth.phoneHint);
  await expect(canvas.getByLabelText(auth.password)).toHaveAccessibleDescription(auth.passwordHint);
  await expect(canvas.getByLabelText(auth.passwordAgain)).toHaveAttribute('autocomplete', 'new-password');
  const spaced = { ...filled, [auth.username]: ' sara ', [auth.email]: ' sara@example.com ' };
  for (const [label, value] of Object.entries(spaced)) await userEvent.type(canvas.getByLabelText(label), value);
  await expect(canvas.getByLabelText(auth.phone)).toHaveValue('+989121234567');
  await userEvent.click(canvas.getByRole('button', { name: auth.signUp }));
  await expect(onSubmit).toHaveBeenCalledOnce();
  await expect(onSubmit.mock.lastCall?.[0]).toEqual({
    username: 'sara',
    email: 'sara@example.com',
    phone_number: '+989121234567',
    password: 'secret۱',
  });
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
