import { Button, FileButton, Stack, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { fa } from '../../../text/fa.ts';
import { announce } from '../../feedback/announce.ts';
import { LeaveGuard } from '../LeaveGuard/LeaveGuard.tsx';
import { AVATAR, refusalOf } from '../pictures.ts';
import { UserPicture } from '../../profile/UserPicture/UserPicture.tsx';

interface PictureFieldProps {
  /** URL of the current picture. */
  current: string | null;
  /** The chosen, unsent picture. */
  value: File | null;
  /** Called with a valid file. */
  onChange: (file: File) => void;
  /** Called with an error message if a file is over 5 MB, no image, or too wide (product §5). */
  onRefuse: (message: string) => void;
  /**
   * Called with the running check of a chosen file. The form must wait for the check before sending. The check resolves
   * with false if the file was rejected.
   */
  onCheck?: (check: Promise<boolean>) => void;
  /** Whether the form is being sent. Default false. */
  disabled?: boolean;
}

/** A file field for the profile picture, with a preview (product §2, profile). */
export function PictureField({ current, value, onChange, onRefuse, onCheck, disabled = false }: PictureFieldProps) {
  const reset = useRef<() => void>(null);
  const latest = useRef<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refusalId = useId();

  async function choose(file: File | null): Promise<boolean> {
    latest.current = file;
    const message = file && (await refusalOf(file, AVATAR));
    if (!file || latest.current !== file) return true;
    setRefusal(message);
    // Resets the file input, so that the same file can be chosen again.
    reset.current?.();
    if (message === null) {
      onChange(file);
      announce(fa.forms.chosen(file.name));
    } else onRefuse(message);
    return message === null;
  }

  return (
    <Stack align="center" gap="sm">
      <UserPicture src={current} chosen={value} />
      <FileButton
        accept={AVATAR.kinds.join(',')}
        resetRef={reset}
        onChange={(file) => {
          const check = choose(file);
          onCheck?.(check);
        }}
        disabled={disabled}
        inputProps={{ 'aria-label': fa.profile.changePicture }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="sm"
            disabled={disabled}
            leftSection={<IconCamera size={20} aria-hidden />}
            aria-describedby={refusal === null ? undefined : refusalId}
          >
            {fa.profile.changePicture}
          </Button>
        )}
      </FileButton>
      {value && <LeaveGuard file={value} />}
      {refusal !== null && (
        <Text id={refusalId} size="sm" c="var(--mantine-color-error)" ta="center" maw={220}>
          {refusal}
        </Text>
      )}
    </Stack>
  );
}
