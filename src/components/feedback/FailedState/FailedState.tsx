import { Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fa } from '../../../text/fa.ts';
import { reloadPage } from '../../../lib/reload.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { FramedIcon, StateCard, StateText } from '../EmptyState/stateCard.tsx';
import { PageMeta } from '../../layout/PageMeta/PageMeta.tsx';
import { directionOf } from '../../../lib/text.ts';

interface FailedStateProps {
  /** The message, as plain text. */
  message: string;
  /** The HTML element for the message. An `h1` replaces a whole page and has no card. Default `p`. */
  component?: 'h1' | 'p';
  /** Retries. Without `onRetry` there is no retry button. */
  onRetry?: (() => void) | undefined;
  /** Whether a retry is in progress. Default false. */
  busy?: boolean;
  /** The retry button's label. Default «تلاش دوباره». */
  retryLabel?: string;
  /** An action beside the retry button. */
  action?: ReactNode;
}

/**
 * An error message with a retry button. It is not a live region, because a toast or the parent element announces the
 * error.
 */
export function FailedState({
  message,
  component = 'p',
  onRetry,
  busy = false,
  retryLabel = fa.common.retry,
  action,
}: FailedStateProps) {
  const actions = (
    <>
      {onRetry && (
        <Button leftSection={<IconRefresh size={20} aria-hidden />} loading={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {action}
    </>
  );
  const sign = <FramedIcon icon={IconAlertCircle} failed />;
  if (component === 'p') return <StateCard text={message} sign={sign} action={(onRetry || action) && actions} />;
  return (
    <Stack align="center" justify="center" mih="50dvh" px="md" py="xl" ta="center">
      {sign}
      <StateText text={message} component={component} />
      <Group justify="center" gap="sm">
        {actions}
      </Group>
    </Stack>
  );
}

interface FailedLineProps {
  /** A short sentence that says what failed. */
  message: string;
  onRetry: () => void;
  /** Whether a retry is in progress. Default false. */
  busy?: boolean;
}

/**
 * A one-line error for a section of a page, with a retry button. The line is not a live region. If the error must be
 * announced, show a toast, too.
 */
export function FailedLine({ message, onRetry, busy = false }: FailedLineProps) {
  return (
    <Group gap="xs">
      <Text size="sm" c="var(--mantine-color-error)" dir={directionOf(message)}>
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
  /** The message. Default: the text of a failed page. */
  message?: string;
  /** Retries. Default: reloads the page. */
  onRetry?: () => void;
  /** Whether a toast already announces the error. If not, the message is an `alert`. Default false. */
  told?: boolean;
}

/** An error that replaces a whole page. */
export function PageError({ message = fa.errors.pageFailed, onRetry, told = false }: PageErrorProps) {
  return (
    <Page>
      <PageMeta title={message.replace(/\.$/, '')} />
      <div role={told ? undefined : 'alert'}>
        <FailedState
          component="h1"
          message={message}
          onRetry={onRetry ?? reloadPage}
          retryLabel={onRetry ? fa.common.retry : fa.errors.reload}
        />
      </div>
    </Page>
  );
}
