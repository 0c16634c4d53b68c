import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LoginForm } from '../../../src/components/auth/LoginForm/LoginForm.tsx';
import { fa } from '../../../src/text/fa.ts';

const { auth, common } = fa;
const onSubmit = fn(async () => undefined);

const meta = preview.meta({
  title: 'Components/Auth/LoginForm',
  component: LoginForm,
  args: { onSubmit },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const username = canvas.getByLabelText(auth.username);
    await expect(getComputedStyle(username).direction).toBe('ltr');
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText(auth.password)).toHaveAttribute('autocomplete', 'current-password');
  },
});

export const SaysWhatIsMissing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: auth.logIn }));
    await expect(canvas.getByText(auth.usernameRequired)).toBeVisible();
    await expect(canvas.getByText(auth.passwordRequired)).toBeVisible();
    await expect(canvas.getByLabelText(auth.username)).toHaveFocus();
    await expect(canvas.getByLabelText(auth.username)).toHaveAccessibleDescription(auth.usernameRequired);
    await expect(canvas.getByLabelText(auth.password)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const JudgesAFieldWhenItIsLeft = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(auth.password), '12345');
    await expect(canvas.queryByText(auth.passwordShort)).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText(auth.passwordShort)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(auth.password), '6');
    await expect(canvas.queryByText(auth.passwordShort)).toBeNull();
  },
});

export const HandsOverWhatWasTyped = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(auth.username), ' demo-student ');
    await userEvent.type(canvas.getByLabelText(auth.password), ' رمز۱۲۳ {enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(onSubmit.mock.lastCall).toEqual([
      { username: 'demo-student', password: ' رمز۱۲۳ ' },
      expect.anything(),
    ]);
  },
});

export const ShowsThePassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(auth.password);
    await userEvent.type(password, 'secret');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: common.showPassword }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: common.hidePassword }));
    await expect(password).toHaveAttribute('type', 'password');
  },
});

export const LogsInOnce = meta.story({
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(auth.username), 'demo-student');
    await userEvent.type(canvas.getByLabelText(auth.password), 'student-123');
    await userEvent.dblClick(canvas.getByRole('button', { name: auth.logIn }));
    await expect(await canvas.findByRole('button', { name: auth.loggingIn })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(auth.password), '{enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({ args: { busy: true } });
