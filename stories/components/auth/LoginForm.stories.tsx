import { expect, fireEvent, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { focused, sheet } from '../../../.storybook/sheet.tsx';
import { LoginForm } from '../../../src/components/auth/LoginForm/LoginForm.tsx';
import { fa } from '../../../src/text/fa.ts';

const { auth, common } = fa;
const onSubmit = fn(async () => undefined);

/** نام کاربری و رمز عبور. هر خانه را هنگام ترک آن می‌سنجد و هنگام ارسال، نخستین خانه‌ی نادرست را فوکوس می‌دهد. خودش درخواستی نمی‌فرستد و پیام شکست را نشان نمی‌دهد؛ این‌ها کار صفحه است. */
const meta = preview.meta({
  title: 'Components/Auth/LoginForm',
  component: LoginForm,
  parameters: {
    docs: {
      // The answers to a wrong entry come from real presses.
      story: { autoplay: true },
    },
  },
  args: { onSubmit },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <LoginForm {...args} />
    </div>
  ),
});

export const States = meta.story({
  tags: ['visual'],
  name: 'فرم ورود · همه حالت‌ها',
  render: sheet(LoginForm, 340, {
    خالی: {},
    پرشده: {},
    'خالی فرستاده شد': {},
    'رمز کوتاه': {},
    'با فوکوس': focused(),
    'در حال ورود': { busy: true },
  }),
  play: async ({ canvas, userEvent }) => {
    const state = (name: string) => within(canvas.getByLabelText(name));
    const fill = async (name: string, password: string) => {
      const fields = { [auth.username]: 'demo-student', [auth.password]: password };
      for (const [label, value] of Object.entries(fields)) {
        const field = state(name).getByLabelText(label);
        await fireEvent.change(field, { target: { value } });
        await fireEvent.focusOut(field);
      }
    };
    await fill('پرشده', 'student-123');
    await fill('رمز کوتاه', '12345');
    const sent = state('خالی فرستاده شد');
    await userEvent.click(sent.getByText(auth.logIn));
    await expect(sent.getByLabelText(auth.username)).toHaveFocus();
    await expect(canvas.getByText(auth.passwordRequired)).toBeVisible();
    await expect(canvas.getByText(auth.passwordShort)).toBeVisible();
  },
});

export const Default = meta.story();

Default.test('[§2.47] Empty', async ({ canvas }) => {
  const username = canvas.getByLabelText(auth.username);
  await expect(getComputedStyle(username).direction).toBe('ltr');
  await expect(username).toHaveAttribute('autocomplete', 'username');
  await expect(canvas.getByLabelText(auth.password)).toHaveAttribute('autocomplete', 'current-password');
});

Default.test('[§5.7] Says what is missing', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: auth.logIn }));
  await expect(canvas.getByText(auth.usernameRequired)).toBeVisible();
  await expect(canvas.getByText(auth.passwordRequired)).toBeVisible();
  await expect(canvas.getByLabelText(auth.username)).toHaveFocus();
  await expect(canvas.getByLabelText(auth.username)).toHaveAccessibleDescription(auth.usernameRequired);
  await expect(canvas.getByLabelText(auth.password)).toBeInvalid();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Default.test('[§5.7] Judges a field when it is left', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(auth.password), '12345');
  await expect(canvas.queryByText(auth.passwordShort)).toBeNull();
  await userEvent.tab();
  await expect(await canvas.findByText(auth.passwordShort)).toBeVisible();
  await userEvent.type(canvas.getByLabelText(auth.password), '6');
  await expect(canvas.queryByText(auth.passwordShort)).toBeNull();
});

Default.test('Hands Over What Was Typed', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText(auth.username), ' demo-student ');
  await userEvent.type(canvas.getByLabelText(auth.password), ' رمز۱۲۳ {enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(onSubmit.mock.lastCall).toEqual([{ username: 'demo-student', password: ' رمز۱۲۳ ' }]);
});

Default.test('Shows The Password', async ({ canvas, userEvent }) => {
  const password = canvas.getByLabelText(auth.password);
  await userEvent.type(password, 'secret');
  await expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(canvas.getByRole('button', { name: common.showPassword }));
  await expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(canvas.getByRole('button', { name: common.hidePassword }));
  await expect(password).toHaveAttribute('type', 'password');
});

Default.test(
  'Logs In Once',
  { args: { onSubmit: fn(() => new Promise<void>(() => undefined)) } },
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(auth.username), 'demo-student');
    await userEvent.type(canvas.getByLabelText(auth.password), 'student-123');
    await userEvent.dblClick(canvas.getByRole('button', { name: auth.logIn }));
    await expect(await canvas.findByRole('button', { name: auth.loggingIn })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(auth.password), '{enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
);
