import type { Input } from '../../../api/endpoint.ts';
import type { userApi } from '../../../api/user.ts';
import { fa } from '../../../text/fa.ts';
import { AcademyForm, SubmitButton } from '../../form/AcademyForm/AcademyForm.tsx';
import { useAcademyForm } from '../../form/AcademyForm/useAcademyForm.ts';
import { LatinField, PasswordField } from '../../form/PasswordField/PasswordField.tsx';
import { rules } from '../../form/rules.ts';

/** The credentials. The user name is trimmed. The password is exactly as typed. */
export type LoginValues = Input<typeof userApi.login>['body'];

interface LoginFormProps {
  /** Logs the user in. Resolves with an error message for the form, or with null on success. */
  onSubmit: (values: LoginValues) => Promise<string | null>;
  /** Whether the form stays busy after a successful submission, until the next page opens. Default false. */
  busy?: boolean;
}

/** The log-in form, with fields for user name and password (product §5). */
export function LoginForm({ onSubmit, busy = false }: LoginFormProps) {
  const form = useAcademyForm<LoginValues>({
    initialValues: { username: '', password: '' },
    validate: { username: rules.username, password: rules.password },
    transformValues: ({ username, password }) => ({ username: username.trim(), password }),
    async onSubmit(values) {
      const message = await onSubmit(values);
      if (message === null) return;
      form.getInputNode('password')?.focus();
      return { detail: message };
    },
  });
  const username = form.getInputProps('username');
  const password = form.getInputProps('password');
  return (
    // The form does not show the general error message, because the password field shows it.
    <AcademyForm form={{ submit: form.submit }}>
      <LatinField
        {...username}
        label={fa.auth.username}
        autoComplete="username"
        // If the server refuses the log-in, both fields are invalid, but only the password field shows the message.
        error={username.error ?? form.general}
        errorProps={{ display: username.error ? undefined : 'none' }}
      />
      <PasswordField
        {...password}
        label={fa.auth.password}
        autoComplete="current-password"
        error={password.error ?? form.general}
      />
      <SubmitButton busy={busy || form.submitting} label={fa.auth.logIn} busyLabel={fa.auth.loggingIn} />
    </AcademyForm>
  );
}
