import { Button, Paper, Text } from '@mantine/core';
import { hideNotification, useNotifications, type NotificationData } from '@mantine/notifications';
import { useEffect } from 'react';
import { fa } from '../../../text/fa.ts';
import classes from './PlainToasts.module.css';

/** The toasts while their own part of the program is missing: the same words for as long, without movement. */
export function PlainToasts() {
  const { notifications } = useNotifications();
  return (
    <div className={classes.root}>
      {notifications.map((toast) => (
        <PlainToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
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
