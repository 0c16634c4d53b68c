import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';

interface FailedLineProps {
  /** What could not be loaded, as a short sentence. */
  message: string;
  /** Tries it again. */
  onRetry: () => void;
  /** Is it being tried again? Default false. */
  busy?: boolean;
}

/** A part of a page failed and the rest goes on: a line beside it, with a button to try again. It interrupts nobody: a toast announces it, or nothing does. */
export function FailedLine({ message, onRetry, busy = false }: FailedLineProps) {
  return (
    <Group gap="xs">
      <Text size="sm" c="var(--mantine-color-error)">
        {message}
      </Text>
      <Button
        variant="subtle"
        size="sm"
        loading={busy}
        leftSection={<IconRefresh size={18} aria-hidden />}
        onClick={onRetry}
      >
        {fa.common.retry}
      </Button>
    </Group>
  );
}
