import { SimpleGrid, type TextInputProps } from '@mantine/core';
import type { Registration } from '../../../api/user.ts';
import { normalizePhone } from '../../../lib/persian.ts';
import { fa } from '../../../text/fa.ts';
import { AcademyForm, SubmitButton } from '../../form/AcademyForm/AcademyForm.tsx';
import { useAcademyForm, type FieldErrors } from '../../form/AcademyForm/useAcademyForm.ts';
import { LatinField, PasswordField } from '../../form/PasswordField/PasswordField.tsx';
import { rules } from '../../form/rules.ts';
import classes from './SignupForm.module.css';

/** The new account. All fields except the password are trimmed, and the phone number has Latin digits (product §3). */
export type SignupValues = Pick<Registration, 'username' | 'email' | 'phone_number' | 'password'>;

type Fields = SignupValues & { confirmation: string };

interface SignupFormProps {
  /** Signs the user up. Resolves with error messages on failure. */
  onSubmit: (values: SignupValues) => Promise<FieldErrors | void>;
  /** Whether the form stays busy after a successful submission, until the next page opens. Default false. */
  busy?: boolean;
}

// Puts the hint below the field. Two fields share a row, so a hint does not fit beside the label.
const hintBelow: Pick<TextInputProps, 'inputWrapperOrder'> = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

/** The sign-up form, with five fields (product §5). */
export function SignupForm({ onSubmit, busy = false }: SignupFormProps) {
  const form = useAcademyForm<Fields, SignupValues>({
    initialValues: { username: '', email: '', phone_number: '', password: '', confirmation: '' },
    validate: {
      username: rules.username,
      email: rules.email,
      phone_number: rules.phone,
      password: rules.password,
      confirmation: (value, { password }) => rules.passwordAgain(value, password),
    },
    transformValues: ({ username, email, phone_number, password }) => ({
      username: username.trim(),
      email: email.trim(),
      phone_number: normalizePhone(phone_number),
      password,
    }),
    onSubmit,
  });
  const phone = form.getInputProps('phone_number');
  return (
    <AcademyForm form={form}>
      <SimpleGrid minColWidth="min(100%, 13.5rem)" autoFlow="auto-fit" className={classes.fields}>
        <LatinField {...form.getInputProps('username')} label={fa.auth.username} autoComplete="username" />
        <LatinField {...form.getInputProps('email')} label={fa.auth.email} inputMode="email" autoComplete="email" />
        <LatinField
          {...phone}
          label={fa.auth.phone}
          description={fa.auth.phoneHint}
          {...hintBelow}
          type="tel"
          autoComplete="tel"
          onBlur={() => {
            // Leaves an invalid phone number as typed, so that the user can correct it.
            form.setFieldValue('phone_number', (typed) =>
              rules.phone(typed) === null ? normalizePhone(typed) : typed,
            );
            phone.onBlur();
          }}
        />
        <PasswordField
          {...form.getInputProps('password')}
          label={fa.auth.password}
          description={fa.auth.passwordHint}
          {...hintBelow}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.getInputProps('confirmation')}
          label={fa.auth.passwordAgain}
          autoComplete="new-password"
        />
      </SimpleGrid>
      <SubmitButton busy={busy || form.submitting} label={fa.auth.signUp} busyLabel={fa.auth.signingUp} />
    </AcademyForm>
  );
}
