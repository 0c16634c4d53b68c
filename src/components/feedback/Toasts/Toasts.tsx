import { Button, Paper, Text, VisuallyHidden } from '@mantine/core';
import { hideNotification, useNotifications, type NotificationData } from '@mantine/notifications';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../../../data/hydrated.tsx';
import { fa } from '../../../text/fa.ts';
import { announcement } from '../announce.ts';
import { lazyPart } from '../LazyPart/lazyPart.tsx';
import classes from './Toasts.module.css';

const ToastList = lazyPart(async () => (await import('./ToastList.tsx')).ToastList, {
  failed: () => <PlainToasts />,
  ahead: true,
});

/**
 * The container of all toasts, and the page's live regions (product §9). The code that renders toasts is prefetched in
 * idle time, or loads with the first toast. Until it has loaded, toasts wait in the store.
 */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  const { notifications } = useNotifications();
  const { text, count } = useSyncExternalStore(announcement.subscribe, announcement.getState, announcement.getState);
  const isHydrated = useHydrated();
  if (!wanted && isHydrated && notifications.length > 0) setWanted(true);
  // Some screen readers read a whole live region when part of it changes, so silent toasts need a region with
  // `aria-live="off"`.
  const isSilent = notifications.length > 0 && notifications.every((toast) => toast['aria-live'] === 'off');
  return (
    <div className={classes.root}>
      {/* Announcements alternate between two regions. With only one region, repeating a text would change nothing, so
          screen readers would not announce the text again. */}
      {[0, 1].map((turn) => (
        <VisuallyHidden key={turn} aria-live="polite" data-announcement>
          {count % 2 === turn && text}
        </VisuallyHidden>
      ))}
      <div aria-live={isSilent ? 'off' : 'polite'} style={{ display: 'contents' }}>
        {wanted && <ToastList />}
      </div>
    </div>
  );
}

/** Renders toasts without animation if the code of `ToastList` fails to load. */
export function PlainToasts() {
  const { notifications } = useNotifications();
  return notifications.map((toast) => <PlainToast key={toast.id} toast={toast} />);
}

function PlainToast({ toast: { id = '', message, role, autoClose } }: { toast: NotificationData }) {
  useEffect(() => {
    if (typeof autoClose !== 'number') return undefined;
    const timer = setTimeout(hideNotification, autoClose, id);
    return () => clearTimeout(timer);
  }, [id, autoClose]);
  return (
    <Paper role={role} className={classes.toast} shadow="lg" withBorder>
      <Text size="sm">{message}</Text>
      <Button variant="subtle" size="sm" onClick={() => hideNotification(id)}>
        {fa.common.close}
      </Button>
    </Paper>
  );
}
