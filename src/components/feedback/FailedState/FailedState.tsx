import { Button, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { directionOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import classes from './FailedState.module.css';

interface FailedStateProps {
  /** What went wrong, as a sentence; comes clamped and plain. */
  message: string;
  /** What the message is; `h1` in place of a whole page. Default a paragraph. */
  component?: 'h1' | 'p';
  /** Shows the retry button. */
  onRetry?: (() => void) | undefined;
  /** Is it being tried again? Default false. */
  busy?: boolean;
  /** The button's label. Default «تلاش دوباره». */
  retryLabel?: string;
}

/** Something failed: what, and a button to try it again. */
export function FailedState({
  message,
  component = 'p',
  onRetry,
  busy = false,
  retryLabel = fa.common.retry,
}: FailedStateProps) {
  return (
    <Stack align="center" px="md" py="xl" ta="center" role="alert">
      <span className={classes.sign}>
        <IconAlertCircle size={40} stroke={1.6} aria-hidden />
      </span>
      <Text component={component} size="lg" maw={460} dir={directionOf(message)}>
        {message}
      </Text>
      {onRetry && (
        <Button variant="light" leftSection={<IconRefresh size={20} aria-hidden />} loading={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Stack>
  );
}
