import { Button, Group, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ProfileChange } from '../../../api/user.ts';
import { directionOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import { AcademyForm } from '../../form/AcademyForm/AcademyForm.tsx';
import { optional } from '../../form/optional.ts';
import { useAcademyForm, type FieldErrors } from '../../form/AcademyForm/useAcademyForm.ts';
import { LatinField } from '../../form/PasswordField/PasswordField.tsx';
import { rules } from '../../form/rules.ts';
import { UploadProgress, type UploadProps } from '../../form/UploadProgress/UploadProgress.tsx';
import { PictureField } from '../../form/PictureField/PictureField.tsx';

interface ProfileTexts {
  username: string;
  email: string;
  bio: string;
}

interface ProfileFormProps extends UploadProps {
  /** The current profile. */
  initial: ProfileTexts;
  /** A bio that was typed earlier and not saved. */
  draft?: string | undefined;
  /** URL of the current picture. */
  picture: string | null;
  /** Saves the changed fields. Resolves with error messages if saving fails. */
  onSubmit: (changes: ProfileChange) => Promise<FieldErrors | void>;
  /** Closes the form without saving. */
  onCancel: () => void;
  /** Called on every change of the form. `bio` is an empty string if the bio has not changed. */
  onTyped?: (texts: { bio: string }) => void;
  /** Called with an error message if a picture was rejected. */
  onRefusePicture: (message: string) => void;
}

/**
 * Returns the changed fields. Unchanged fields are left out, because outdated values would overwrite changes from other
 * devices.
 */
function changesOf(
  before: ProfileTexts,
  { username, email, bio, picture }: ProfileTexts & { picture: File | null },
): ProfileChange {
  const after = { username: username.trim(), email: email.trim() };
  return {
    ...(after.username !== before.username && { username: after.username }),
    ...(after.email !== before.email && { email: after.email }),
    ...(bio !== before.bio && { bio }),
    ...(picture && { profile_picture: picture }),
  };
}

/** The form for editing user name, e-mail address, bio and picture (product §2, profile). */
export function ProfileForm({
  initial,
  draft = initial.bio,
  picture,
  onSubmit,
  onCancel,
  onTyped,
  uploaded = null,
  onCancelUpload,
  onRefusePicture,
}: ProfileFormProps) {
  // The profile as it was when the form opened. The profile may be loaded again while the form is open.
  const [before] = useState(initial);
  const form = useAcademyForm<ProfileTexts & { picture: File | null }, ProfileChange>({
    initialValues: { ...initial, bio: draft, picture: null },
    validate: { username: rules.username, email: rules.email },
    transformValues: (values) => changesOf(before, values),
    onValuesChange: ({ bio }) => onTyped?.({ bio: bio === before.bio ? '' : bio }),
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
