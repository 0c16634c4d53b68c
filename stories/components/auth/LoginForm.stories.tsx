import { expect, fireEvent, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { focused, sheet } from '../../../.storybook/sheet.tsx';
import { LoginForm } from '../../../src/components/auth/LoginForm/LoginForm.tsx';
import { fa } from '../../../src/text/fa.ts';

const { auth } = fa;
const onSubmit = fn(async () => null);

/** نام کاربری و رمز عبور. هر خانه را هنگام ترک آن می‌سنجد و هنگام ارسال، نخستین خانه‌ی نادرست را فوکوس می‌دهد. خودش درخواستی نمی‌فرستد و پیام شکست را نشان نمی‌دهد؛ این‌ها کار صفحه است. */
const meta = preview.meta({ component: LoginForm, args: { onSubmit } });

export const States = meta.story({
  name: '[§2.47] [§5.7] فرم ورود · همه حالت‌ها',
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
    const [username, password] = [auth.username, auth.password].map((label) => sent.getByLabelText(label));
    await expect(username).toHaveFocus();
    await expect(username).toHaveAccessibleDescription(auth.usernameRequired);
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await expect(username).toHaveStyle({ direction: 'ltr' });
    await expect(password).toBeInvalid();
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText(auth.passwordRequired)).toBeVisible();
    await expect(canvas.getByText(auth.passwordShort)).toBeVisible();
  },
});

export const Default = meta.story();

Default.test('Submits the typed values', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText(auth.username), ' demo-student ');
  await userEvent.type(canvas.getByLabelText(auth.password), ' رمز۱۲۳ {enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(onSubmit.mock.lastCall).toEqual([{ username: 'demo-student', password: ' رمز۱۲۳ ' }]);
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
