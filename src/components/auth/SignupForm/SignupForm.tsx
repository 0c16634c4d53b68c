import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { normalizePhone } from '../../../lib/persian.ts';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';
import { PasswordField } from '../../form/PasswordField/PasswordField.tsx';
import { rules } from '../../form/rules.ts';
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx';

/** What a visitor signs up with; the confirmation stays in the form (product §3). */
export interface SignupValues {
  /** Trimmed. */
  username: string;
  /** Trimmed. */
  email: string;
  /** Latin digits, a leading 09 as +989. */
  phone_number: string;
  /** As typed. */
  password: string;
}

type Fields = SignupValues & { confirmation: string };

interface SignupFormProps {
  /** Signs up; the form is busy until it settles. Resolves with messages for the fields that the server refused. */
  onSubmit: (values: SignupValues) => Promise<Partial<SignupValues> | void>;
  /** Keeps the form busy, while the page leads elsewhere after a success. */
  busy?: boolean;
}

const text = { dir: 'ltr', required: true, withAsterisk: false, autoCapitalize: 'none', spellCheck: false } as const;

/** The five fields of a new account (product §5). */
export function SignupForm({ onSubmit, busy = false }: SignupFormProps) {
  // The form finds its fields in the whole page by its name.
  const name = useId().replaceAll('_', '-');
  const form = useForm<Fields, SignupValues>({
    name,
    initialValues: { username: '', email: '', phone_number: '', password: '', confirmation: '' },
    validate: {
      username: rules.username,
      email: rules.email,
      phone_number: rules.phone,
      password: rules.password,
      confirmation: (value, { password }) => rules.passwordAgain(value, password),
    },
    validateInputOnBlur: true,
    transformValues: ({ username, email, phone_number, password }) => ({
      username: username.trim(),
      email: email.trim(),
      phone_number: normalizePhone(phone_number),
      password,
    }),
  });
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();

  async function submit(values: SignupValues) {
    const refused = (await onSubmit(values)) ?? {};
    form.setErrors(refused);
    focusFirst(refused);
  }

  const phone = form.getInputProps('phone_number');
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusFirst)}>
      <Stack>
        <TextInput
          {...form.getInputProps('username')}
          {...text}
          label={fa.auth.username}
          name="username"
          autoComplete="username"
        />
        <TextInput
          {...form.getInputProps('email')}
          {...text}
          label={fa.auth.email}
          name="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextInput
          {...phone}
          {...text}
          label={fa.auth.phone}
          name="phone_number"
          type="tel"
          autoComplete="tel"
          onBlur={() => {
            form.setFieldValue('phone_number', normalizePhone);
            phone.onBlur();
          }}
        />
        <PasswordField
          {...form.getInputProps('password')}
          label={fa.auth.password}
          name="password"
          autoComplete="new-password"
        />
        <PasswordField
          {...form.getInputProps('confirmation')}
          label={fa.auth.passwordAgain}
          name="confirmation"
          autoComplete="new-password"
        />
        <SubmitButton busy={busy || form.submitting} label={fa.auth.signUp} busyLabel={fa.auth.signingUp} />
      </Stack>
    </form>
  );
}
