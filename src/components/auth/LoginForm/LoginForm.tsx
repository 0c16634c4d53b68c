import type { Input } from '../../../api/endpoint.ts';
import type { userApi } from '../../../api/user.ts';
import { fa } from '../../../text/fa.ts';
import { AcademyForm, SubmitButton } from '../../form/AcademyForm/AcademyForm.tsx';
import { useAcademyForm } from '../../form/AcademyForm/useAcademyForm.ts';
import { LatinField, PasswordField } from '../../form/PasswordField/PasswordField.tsx';
import { rules } from '../../form/rules.ts';

/** What a visitor logs in with: the name trimmed, the password as typed. */
export type LoginValues = Input<typeof userApi.login>['body'];

interface LoginFormProps {
  /** Logs in; the form is busy until it settles. */
  onSubmit: (values: LoginValues) => Promise<void>;
  /** Keeps the form busy, while the page leads elsewhere after a success. */
  busy?: boolean;
}

/** User name and password (product §5). */
export function LoginForm({ onSubmit, busy = false }: LoginFormProps) {
  const form = useAcademyForm<LoginValues>({
    initialValues: { username: '', password: '' },
    validate: { username: rules.username, password: rules.password },
    transformValues: ({ username, password }) => ({ username: username.trim(), password }),
    onSubmit,
  });
  return (
    <AcademyForm form={form}>
      <LatinField {...form.getInputProps('username')} label={fa.auth.username} autoComplete="username" />
      <PasswordField {...form.getInputProps('password')} label={fa.auth.password} autoComplete="current-password" />
      <SubmitButton busy={busy || form.submitting} label={fa.auth.logIn} busyLabel={fa.auth.loggingIn} />
    </AcademyForm>
  );
}
