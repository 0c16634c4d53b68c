import { Button, Group, Progress, Stack, Text, VisuallyHidden } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import '@mantine/core/styles/Progress.layer.css';

interface UploadProgressProps {
  /** The fraction of the form sent so far, from 0 to 1. */
  share: number;
  /** Cancels the upload. Without `onCancel` there is no cancel button. */
  onCancel?: (() => void) | undefined;
}

/** The props of a form that shows the progress of its upload. */
export interface UploadProps {
  /** The fraction sent so far, from 0 to 1. Null while nothing is being uploaded. Default null. */
  uploaded?: number | null;
  /** Cancels the upload. The fields stay filled. */
  onCancelUpload?: () => void;
}

// The number of percentage points between two screen reader announcements. An announcement of every percent would drown
// out all other messages.
const ANNOUNCED = 25;

/** Shows the progress of an upload. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  const announced = percent - (percent % ANNOUNCED);
  return (
    <Stack gap={4} mt="md">
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
      {/* 100 % is not announced here, because the form announces the result. */}
      <VisuallyHidden role="status">{announced > 0 && announced < 100 && fa.forms.uploaded(announced)}</VisuallyHidden>
    </Stack>
  );
}
