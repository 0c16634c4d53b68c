import { Button, Group, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { directionOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import { AcademyForm } from '../../form/AcademyForm/AcademyForm.tsx';
import { optional } from '../../form/optional.ts';
import { useAcademyForm, type FieldErrors } from '../../form/AcademyForm/useAcademyForm.ts';
import { LatinField } from '../../form/PasswordField/PasswordField.tsx';
import { rules } from '../../form/rules.ts';
import { UploadProgress, type UploadProps } from '../../form/UploadProgress/UploadProgress.tsx';
import { PictureField } from '../../form/PictureField/PictureField.tsx';

/** The changed profile. `picture` is null unless a new picture was chosen. */
export interface ProfileValues {
  username: string;
  email: string;
  bio: string;
  picture: File | null;
}

interface ProfileFormProps extends UploadProps {
  /** The current profile. */
  initial: Omit<ProfileValues, 'picture'>;
  /** URL of the current picture. */
  picture: string | null;
  /** Saves the profile. Resolves with error messages for the fields that the server rejected. */
  onSubmit: (values: ProfileValues) => Promise<FieldErrors | void>;
  /** Closes the form without saving. */
  onCancel: () => void;
  /** Called with the bio on every change. */
  onTyped?: (texts: { bio: string }) => void;
  /** Called with an error message if a picture was rejected. */
  onRefusePicture: (message: string) => void;
}

/** The form for editing user name, e-mail address, bio and picture (product §2, profile). */
export function ProfileForm({
  initial,
  picture,
  onSubmit,
  onCancel,
  onTyped,
  uploaded = null,
  onCancelUpload,
  onRefusePicture,
}: ProfileFormProps) {
  const form = useAcademyForm<ProfileValues>({
    initialValues: { ...initial, picture: null },
    validate: { username: rules.username, email: rules.email },
    transformValues: ({ username, email, ...rest }) => ({ ...rest, username: username.trim(), email: email.trim() }),
    onValuesChange: ({ bio }) => onTyped?.({ bio }),
    onSubmit,
  });
  // The form replaces the edit button, which had the focus, so the first field takes the focus.
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  return (
    <AcademyForm form={form}>
      <PictureField
        current={picture}
        value={form.values.picture}
        onChange={(file) => form.setFieldValue('picture', file)}
        onRefuse={onRefusePicture}
        onCheck={form.waitFor}
        disabled={form.submitting}
      />
      <LatinField {...form.getInputProps('username')} ref={first} label={fa.profile.username} autoComplete="username" />
      <LatinField {...form.getInputProps('email')} label={fa.profile.email} inputMode="email" autoComplete="email" />
      <Textarea
        {...form.getInputProps('bio')}
        label={fa.profile.bio}
        {...optional}
        dir={directionOf(form.values.bio)}
      />
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
      {uploaded !== null && <UploadProgress share={uploaded} onCancel={onCancelUpload} />}
    </AcademyForm>
  );
}
