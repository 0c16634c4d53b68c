import { Button, Group, Loader, Paper, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';
import { announce } from '../announce.ts';
import classes from './Notice.module.css';
import { reloadPage } from '../../../lib/reload.ts';

// Milliseconds after which loading is announced. A page that loads sooner announces its title instead.
const LONG = 2000;

/** The accessible text of a skeleton, announced once loading takes long. */
export function Loading() {
  useEffect(() => {
    const timer = setTimeout(announce, LONG, fa.common.loading);
    return () => clearTimeout(timer);
  }, []);
  return <VisuallyHidden>{fa.common.loading}</VisuallyHidden>;
}

interface NoticeProps {
  /** The message. Default: that something is loading. */
  message?: string;
  /**
   * Whether the requested part is still loading. The notice then appears late, because most parts load at once. Default
   * false.
   */
  loading?: boolean;
  /** Buttons for the reader. */
  actions?: ReactNode;
  /** Closes it. Without it there is no close button. */
  onClose?: (() => void) | undefined;
}

/** A quiet notice at the foot of the screen about something that was requested. It moves nothing. */
export function Notice({ message = fa.common.loading, loading = false, actions, onClose }: NoticeProps) {
  return (
    <Paper
      role={loading ? undefined : 'status'}
      className={classes.root}
      data-loading={loading || undefined}
      shadow="lg"
      withBorder
    >
      {loading && <Loader size={20} aria-hidden />}
      {loading && <Loading />}
      <Text size="sm" aria-hidden={loading}>
        {message}
      </Text>
      {(actions || onClose) && (
        <Group gap="xs" flex="none">
          {actions}
          {onClose && (
            <Button variant="subtle" size="sm" onClick={onClose}>
              {fa.common.close}
            </Button>
          )}
        </Group>
      )}
    </Paper>
  );
}

interface PartFailedProps {
  /** Whether the connection is missing, or the part is gone from the site. */
  state: 'offline' | 'gone';
  /** Retries. */
  onRetry: () => void;
  /** Shows it at the foot of the screen, for dialogs and menus. Default false. */
  floating?: boolean;
  /** Closes a floating one. */
  onClose?: () => void;
}

/** A chunk that did not load: the reason, a retry, and a reload if the site may be newer than the page (product §8). */
export function PartFailed({ state, onRetry, floating = false, onClose }: PartFailedProps) {
  const message = state === 'offline' ? fa.connection.partOffline : fa.connection.partGone;
  const actions = (
    <>
      <Button variant="light" size="sm" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
        {fa.common.retry}
      </Button>
      {state === 'gone' && (
        <Button variant="subtle" size="sm" onClick={reloadPage}>
          {fa.errors.reload}
        </Button>
      )}
    </>
  );
  if (floating) return <Notice message={message} actions={actions} onClose={onClose} />;
  return (
    <Group role="status" gap="xs" justify="center" p="md">
      <Text size="sm">{message}</Text>
      {actions}
    </Group>
  );
}

interface OfflineLineProps {
  /** Whether there is a connection. If so, nothing is rendered. */
  online: boolean;
}

/** One quiet line at the foot of the screen while offline (product §8). */
export function OfflineLine({ online }: OfflineLineProps) {
  return (
    <div role="status" className={classes.foot}>
      {!online && (
        <div className={classes.line}>
          <IconWifiOff size={18} aria-hidden />
          <Text size="sm">{fa.connection.offline}</Text>
        </div>
      )}
    </div>
  );
}
