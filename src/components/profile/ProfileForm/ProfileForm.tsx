import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { directionOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';
import { rules } from '../../form/rules.ts';
import { PictureField } from '../../form/PictureField/PictureField.tsx';
import classes from './ProfileForm.module.css';

/** What the profile form sends; `picture` only where a new one was chosen. */
export interface ProfileValues {
  username: string;
  email: string;
  bio: string;
  picture: File | null;
}

interface ProfileFormProps {
  /** What the profile says now. */
  initial: Omit<ProfileValues, 'picture'>;
  /** The address of the picture in use. */
  picture: string | null;
  /** Saves; the form is busy until it settles. Resolves with messages for the fields that the server refused. */
  onSubmit: (values: ProfileValues) => Promise<Partial<Record<keyof ProfileValues, string>> | void>;
  /** Leaves without saving. */
  onCancel: () => void;
  /** Hears why a chosen picture was refused. */
  onRefusePicture: (message: string) => void;
}

const latin = { dir: 'ltr', required: true, withAsterisk: false, autoCapitalize: 'none', spellCheck: false } as const;

/** Edits user name, e-mail, bio and picture (product §2, profile). */
export function ProfileForm({ initial, picture, onSubmit, onCancel, onRefusePicture }: ProfileFormProps) {
  const form = useForm<ProfileValues>({
    initialValues: { ...initial, picture: null },
    validate: { username: rules.username, email: rules.email },
    validateInputOnBlur: true,
    transformValues: ({ username, email, ...rest }) => ({ ...rest, username: username.trim(), email: email.trim() }),
  });
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  // The edit button, which had the focus, has just given way to the form.
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  async function submit(values: ProfileValues) {
    const refused = (await onSubmit(values)) ?? {};
    form.setErrors(refused);
    focusFirst(refused);
  }

  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(submit, focusFirst)}>
      <PictureField
        current={picture}
        value={form.values.picture}
        onChange={(file) => form.setFieldValue('picture', file)}
        onRefuse={onRefusePicture}
        disabled={form.submitting}
      />
      <Stack className={classes.fields}>
        <TextInput
          {...form.getInputProps('username')}
          {...latin}
          ref={first}
          label={fa.profile.username}
          autoComplete="username"
        />
        <TextInput
          {...form.getInputProps('email')}
          {...latin}
          label={fa.profile.email}
          inputMode="email"
          autoComplete="email"
        />
        <Textarea {...form.getInputProps('bio')} label={fa.profile.bio} dir={directionOf(form.values.bio)} />
        <Group>
          <Button type="submit" loading={form.submitting} onMouseDown={(event) => event.preventDefault()}>
            {fa.common.save}
          </Button>
          <Button
            variant="default"
            disabled={form.submitting}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onCancel}
          >
            {fa.common.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
