import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';
import { PasswordField } from '../../form/PasswordField/PasswordField.tsx';
import { rules } from '../../form/rules.ts';
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx';

/** What a visitor logs in with. */
export interface LoginValues {
  /** Trimmed. */
  username: string;
  /** As typed. */
  password: string;
}

interface LoginFormProps {
  /** Logs in; the form is busy until it settles. */
  onSubmit: (values: LoginValues) => Promise<void>;
  /** Keeps the form busy, while the page leads elsewhere after a success. */
  busy?: boolean;
}

/** User name and password (product §5). */
export function LoginForm({ onSubmit, busy = false }: LoginFormProps) {
  // The form finds its fields in the whole page by its name.
  const name = useId().replaceAll('_', '-');
  const form = useForm<LoginValues>({
    name,
    initialValues: { username: '', password: '' },
    validate: { username: rules.username, password: rules.password },
    validateInputOnBlur: true,
    transformValues: ({ username, password }) => ({ username: username.trim(), password }),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(onSubmit, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
    >
      <Stack>
        <TextInput
          {...form.getInputProps('username')}
          label={fa.auth.username}
          name="username"
          dir="ltr"
          required
          withAsterisk={false}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.getInputProps('password')}
          label={fa.auth.password}
          name="password"
          autoComplete="current-password"
        />
        <SubmitButton busy={busy || form.submitting} label={fa.auth.logIn} busyLabel={fa.auth.loggingIn} />
      </Stack>
    </form>
  );
}
