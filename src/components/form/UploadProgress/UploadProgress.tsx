import { Button, Group, Progress, Stack, Text, VisuallyHidden } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import '@mantine/core/styles/Progress.layer.css';

interface UploadProgressProps {
  /** Which share of the form has left, from 0 to 1. */
  share: number;
  /** Gives it up; without it, it cannot be. */
  onCancel?: (() => void) | undefined;
}

/** What a form that uploads takes for it. */
export interface UploadProps {
  /** Which share of the form has left while it is sent, from 0 to 1; null otherwise. Default null. */
  uploaded?: number | null;
  /** Gives the upload up; what was filled in stays. */
  onCancelUpload?: () => void;
}

// Every percent read out would drown everything else.
const ANNOUNCED = 25;

/** How far an upload is. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  // Its end is announced by what becomes of the form.
  const announced = percent - (percent % ANNOUNCED);
  return (
    <Stack gap={4}>
      <Progress value={percent} aria-label={fa.forms.uploadProgress} radius="xl" animated />
      <Group justify="space-between">
        <Text size="sm" c="dimmed" aria-hidden>
          {fa.forms.uploaded(percent)}
        </Text>
        {onCancel && (
          <Button variant="subtle" size="sm" onClick={onCancel}>
            {fa.forms.cancelUpload}
          </Button>
        )}
      </Group>
      <VisuallyHidden role="status">{announced > 0 && announced < 100 && fa.forms.uploaded(announced)}</VisuallyHidden>
    </Stack>
  );
}
