import { Box, Button, Group, Loader, Paper, Text, VisuallyHidden } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';
import { isOnline, onConnection } from '../../../lib/online.ts';
import { heightAs } from '../../../lib/heightVariable.ts';
import { createStore } from '../../../lib/store.ts';
import { announce } from '../announce.ts';
import { NeedsConnection } from '../NeedsConnection/NeedsConnection.tsx';
import classes from './Notice.module.css';
import { reloadPage } from '../../../lib/reload.ts';

// The number of milliseconds after which loading is announced. If a page loads faster, only its title is announced.
const LONG = 2000;

/**
 * The hidden text of a skeleton, for screen readers. It is announced if loading takes more than two seconds. If there
 * is no connection by then, a visible message replaces it (product §11).
 */
export function Loading() {
  const online = useSyncExternalStore(onConnection, isOnline, () => true);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, LONG, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isLong && online) announce(fa.common.loading);
  }, [isLong, online]);
  if (isLong && !online)
    return (
      <Box mb="sm">
        <NeedsConnection text={fa.connection.partOffline} />
      </Box>
    );
  return <VisuallyHidden>{fa.common.loading}</VisuallyHidden>;
}

/** The element that contains the notices. Null before it has mounted. */
const { getState, setState: setPlace, subscribe } = createStore<Element | null>(null);

/**
 * The place of all notices: a column at the bottom of the screen, in which they do not cover each other. Prerendered
 * HTML does not contain it, to stay small.
 */
export const Notices = () => useMounted() && <div ref={setPlace} className={classes.place} data-notices />;

interface NoticeProps {
  /** The message. Default: the loading message. */
  message?: string;
  /**
   * Whether the notice reports that a requested chunk is loading. The notice then appears after a delay, because most
   * chunks load faster. Default false.
   */
  loading?: boolean;
  /** Buttons to show beside the message. */
  actions?: ReactNode;
  /** Closes the notice. Without `onClose` there is no close button. */
  onClose?: (() => void) | undefined;
}

/**
 * A small notice about requested content. It appears in `Notices`, which floats over the page, so it causes no layout
 * shift.
 */
export function Notice({ message = fa.common.loading, loading = false, actions, onClose }: NoticeProps) {
  const target = useSyncExternalStore(subscribe, getState, () => null);
  if (!target) return null;
  return createPortal(
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
    </Paper>,
    target,
  );
}

interface PartFailedProps {
  /** Why loading failed: `offline`, or `gone` if the server no longer has the chunk. */
  state: 'offline' | 'gone';
  onRetry: () => void;
  /** Whether to show the message at the bottom of the screen, as for dialogs and menus. Default false. */
  floating?: boolean;
  /** Closes a floating message. */
  onClose?: () => void;
}

/**
 * An error message for a chunk that did not load, with a retry button. If the chunk is `gone`, the user can also reload
 * the page (product §8).
 */
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

const offlineHeight = heightAs('--offline-height');

/** A line at the bottom of the screen that tells the user that there is no connection. It is empty if `online` is true. */
export function OfflineLine({ online }: { online: boolean }) {
  return (
    <div role="status" className={classes.foot}>
      {!online && (
        <div ref={offlineHeight} className={classes.line}>
          <IconWifiOff size={18} aria-hidden />
          <Text size="sm">{fa.connection.offline}</Text>
        </div>
      )}
    </div>
  );
}
