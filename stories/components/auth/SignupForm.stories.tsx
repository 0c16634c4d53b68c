import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SignupForm, type SignupValues } from '../../../src/components/auth/SignupForm/SignupForm.tsx';
import { fa } from '../../../src/text/fa.ts';

const { auth } = fa;
const onSubmit = fn(async (_values: SignupValues): Promise<Partial<SignupValues> | undefined> => undefined);

const meta = preview.meta({
  title: 'Components/Auth/SignupForm',
  component: SignupForm,
  args: { onSubmit },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

const filled = {
  [auth.username]: 'sara',
  [auth.email]: 'sara@example.com',
  [auth.phone]: '۰۹۱۲ ۱۲۳ ۴۵۶۷',
  [auth.password]: 'secret۱',
  [auth.passwordAgain]: 'secret۱',
};

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(auth.email)).toHaveAttribute('inputmode', 'email');
    await expect(canvas.getByLabelText(auth.phone)).toHaveAttribute('type', 'tel');
    for (const label of Object.keys(filled)) {
      await expect(getComputedStyle(canvas.getByLabelText(label)).direction).toBe('ltr');
    }
    for (const label of [auth.password, auth.passwordAgain]) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
    }
  },
});

export const SaysWhatIsMissing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: auth.signUp }));
    for (const message of [
      auth.usernameRequired,
      auth.emailRequired,
      auth.phoneRequired,
      auth.passwordRequired,
      auth.passwordAgainRequired,
    ]) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(canvas.getByLabelText(auth.username)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const SaysWhatIsWrong = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const wrong = { ...filled, [auth.email]: 'sara', [auth.phone]: '0912', [auth.password]: '12345' };
    for (const [label, value] of Object.entries(wrong)) await userEvent.type(canvas.getByLabelText(label), value);
    await userEvent.click(canvas.getByRole('button', { name: auth.signUp }));
    for (const message of [auth.emailInvalid, auth.phoneInvalid, auth.passwordShort, auth.passwordsDiffer]) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(canvas.getByLabelText(auth.email)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const FoldsThePhoneAlone = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const [label, value] of Object.entries(filled)) await userEvent.type(canvas.getByLabelText(label), value);
    await expect(canvas.getByLabelText(auth.phone)).toHaveValue('+989121234567');
    await userEvent.click(canvas.getByRole('button', { name: auth.signUp }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({
      username: 'sara',
      email: 'sara@example.com',
      phone_number: '+989121234567',
      password: 'secret۱',
    });
  },
});

export const ShowsWhatTheServerRefused = meta.story({
  args: { onSubmit: fn(async (_values: SignupValues) => ({ email: 'این ایمیل قبلاً ثبت شده است.' })) },
  play: async ({ canvas, userEvent }) => {
    for (const [label, value] of Object.entries(filled)) await userEvent.type(canvas.getByLabelText(label), value);
    await userEvent.click(canvas.getByRole('button', { name: auth.signUp }));
    await expect(await canvas.findByText('این ایمیل قبلاً ثبت شده است.')).toBeVisible();
    await expect(canvas.getByLabelText(auth.email)).toHaveFocus();
    await expect(canvas.getByLabelText(auth.username)).toHaveValue('sara');
    await expect(canvas.getByRole('button', { name: auth.signUp })).toBeEnabled();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: auth.signingUp })).toBeDisabled();
  },
});
