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
  /** The chosen picture, which has not been sent yet. Null if none was chosen. */
  value: File | null;
  /** Called with a valid file. */
  onChange: (file: File) => void;
  /** Called with an error message if a file is over 5 MB, is not an image, or has too many pixels (product §5). */
  onRefuse: (message: string) => void;
  /**
   * Called when the check of a chosen file starts, with a promise of the result. The form must await this promise
   * before sending. The promise resolves with false if the file was rejected.
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
    // Resets the file input, so that the user can choose the same file again.
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
