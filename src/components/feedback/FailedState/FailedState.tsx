import { Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { directionOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import classes from './FailedState.module.css';
import { reloadPage } from '../../../lib/reload.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PageMeta } from '../../layout/PageMeta/PageMeta.tsx';

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
  /** Another way on, beside the button. */
  action?: ReactNode;
}

/** Something failed: what, and a button to try it again. A toast announces it. */
export function FailedState({
  message,
  component = 'p',
  onRetry,
  busy = false,
  retryLabel = fa.common.retry,
  action,
}: FailedStateProps) {
  return (
    <Stack align="center" px="md" py="xl" ta="center">
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
      {action}
    </Stack>
  );
}

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

interface PageErrorProps {
  /** What went wrong. Default the text of a page that failed. */
  message?: string;
  /** Tries again. Default: loads the page anew. */
  onRetry?: () => void;
  /** Is it announced by a toast? Default false: it announces itself. */
  told?: boolean;
  /** Another way on. */
  action?: ReactNode;
}

/** An error in place of a whole page. */
export function PageError({ message = fa.errors.pageFailed, onRetry, told = false, action }: PageErrorProps) {
  return (
    <Page>
      <PageMeta title={message.replace(/\.$/, '')} />
      <div role={told ? undefined : 'alert'}>
        <FailedState
          component="h1"
          message={message}
          onRetry={onRetry ?? reloadPage}
          retryLabel={onRetry ? fa.common.retry : fa.errors.reload}
          action={action}
        />
      </div>
    </Page>
  );
}
