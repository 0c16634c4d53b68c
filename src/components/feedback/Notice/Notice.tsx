import { Button, Group, Loader, Paper, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';
import { announce } from '../announce.ts';
import classes from './Notice.module.css';
import { reloadPage } from '../../../lib/reload.ts';

// Milliseconds after which a reader wonders. What loads sooner is announced by its own name alone.
const LONG = 2000;

/** The words of a skeleton, for those who do not see it; announced once it takes long. */
export function Loading() {
  useEffect(() => {
    const timer = setTimeout(announce, LONG, fa.common.loading);
    return () => clearTimeout(timer);
  }, []);
  return <VisuallyHidden>{fa.common.loading}</VisuallyHidden>;
}

interface NoticeProps {
  /** What there is to know, as a sentence. Default that something is on its way. */
  message?: string;
  /** Is what was asked for still on its way? It shows a little later then, for most things come at once. Default false. */
  loading?: boolean;
  /** What can be done about it: buttons. */
  actions?: ReactNode;
  /** Takes it away; without it there is no button for that. */
  onClose?: (() => void) | undefined;
}

/** A calm word at the foot of the screen about something that was asked for; it covers nothing for long and moves nothing. */
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
  /** Is there no connection, or is the part gone from a site that answers? */
  state: 'offline' | 'gone';
  /** Tries it again. */
  onRetry: () => void;
  /** At the foot of the screen, for what has no place of its own there: dialogs and menus. Default false. */
  floating?: boolean;
  /** Gives it up; for floating ones. */
  onClose?: () => void;
}

/** A part of the program did not come: why, another try, and a reload where the site may be newer than the page (product §8). */
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
  /** Is there a connection? Then there is nothing to see. */
  online: boolean;
}

/** One calm line at the foot of the screen for as long as there is no connection (product §8). */
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
