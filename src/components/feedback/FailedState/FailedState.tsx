import { Button, Paper, Text, ThemeIcon } from '@mantine/core';
import { IconMoodSad, IconRefresh } from '@tabler/icons-react';
import { directionOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import classes from './FailedState.module.css';

interface FailedStateProps {
  /** What went wrong, as a sentence; comes clamped and plain. */
  message: string;
  /** Shows the retry button. */
  onRetry?: (() => void) | undefined;
  /** Is it being tried again? Default false. */
  busy?: boolean;
  /** The button's label. Default «تلاش دوباره». */
  retryLabel?: string;
}

/** Something failed: what, and a button to try it again. */
export function FailedState({ message, onRetry, busy = false, retryLabel = fa.common.retry }: FailedStateProps) {
  return (
    <Paper role="alert" className={classes.root}>
      <ThemeIcon variant="light" color="red" size={64} radius="xl">
        <IconMoodSad size={34} stroke={1.6} aria-hidden />
      </ThemeIcon>
      <Text size="lg" maw={460} dir={directionOf(message)}>
        {message}
      </Text>
      {onRetry && (
        <Button variant="light" leftSection={<IconRefresh size={20} aria-hidden />} loading={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Paper>
  );
}
