import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PasswordField } from '../../../src/components/auth/PasswordField/PasswordField.tsx';
import '../../../src/theme/form.css';
import { fa } from '../../../src/text/fa.ts';

const { auth, common } = fa;

const meta = preview.meta({
  title: 'Components/Auth/PasswordField',
  component: PasswordField,
  parameters: { layout: 'padded' },
  args: { label: auth.password, autoComplete: 'current-password' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(auth.password);
    await expect(getComputedStyle(field).direction).toBe('ltr');
    await expect(field).toBeRequired();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  },
});

export const ShowsAndHides = meta.story({
  args: { defaultValue: ' رمز۱۲۳ ' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(auth.password);
    await userEvent.tab();
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: common.showPassword });
    await expect(toggle).toHaveFocus();
    await expect(toggle.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveDisplayValue(' رمز۱۲۳ ');
    await expect(toggle).toHaveAccessibleName(common.hidePassword);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
});

export const WithError = meta.story({
  args: { defaultValue: '12345', error: auth.passwordShort },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(auth.password);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(auth.passwordShort);
  },
});

export const Disabled = meta.story({ args: { defaultValue: 'student-123', disabled: true } });
