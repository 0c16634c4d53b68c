import { Button, Card, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Notification } from '../../../api/notifications.ts';
import { directionOf, shownText } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import { ErrorBoundary } from '../../feedback/ErrorBoundary/ErrorBoundary.tsx';
import { Loading } from '../../feedback/Notice/Notice.tsx';
import classes from './NotificationCard.module.css';

const LONGEST_MESSAGE = 2000;

interface NotificationCardProps {
  notification: Notification;
  /** Whether the confirmation is being sent. Default false. */
  busy?: boolean;
  /** Marks the notification as read. */
  onConfirm: () => void;
}

/** One notification. If it is unread, it has a confirm button (product §2, notifications). */
export const NotificationCard = (props: NotificationCardProps) => (
  <ErrorBoundary>
    <CardContent {...props} />
  </ErrorBoundary>
);

function CardContent({ notification, busy = false, onConfirm }: NotificationCardProps) {
  const { is_read: isRead } = notification;
  const title = shownText(notification.title).trim() || fa.notifications.title;

  const titleId = useId();
  // When the user confirms, the focused button is replaced with text. The card then takes the focus, unless the user has
  // moved it elsewhere.
  const card = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const [wasUnread] = useState(!isRead);
  useEffect(() => {
    if (isRead && asked.current && document.activeElement === document.body) card.current?.focus();
    asked.current = false;
  }, [isRead]);

  return (
    <Card
      ref={card}
      component="article"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes.card}
      p={{ base: 'md', md: 'lg' }}
      data-unread={!isRead || undefined}
      {...(isRead && { c: 'dimmed' })}
    >
      <Group gap="xs" align="flex-start" mb="xs">
        {!isRead && <VisuallyHidden>{fa.notifications.unread}</VisuallyHidden>}
        <Title id={titleId} order={2} size="h4" flex="1 1 8rem" dir={directionOf(title)}>
          {title}
        </Title>
        {!isRead && (
          <Button
            variant="subtle"
            className={classes.action}
            leftSection={<IconChecks size={20} aria-hidden />}
            aria-label={fa.notifications.confirmOf(title)}
            loading={busy}
            onClick={() => {
              asked.current = true;
              onConfirm();
            }}
          >
            {fa.notifications.confirm}
          </Button>
        )}
        {isRead && wasUnread && (
          <Text className={classes.action} size="sm">
            {fa.notifications.read}
          </Text>
        )}
      </Group>
      <Text maw="40em" className={classes.message} dir={directionOf(notification.message)} data-lines>
        {shownText(notification.message, LONGEST_MESSAGE)}
      </Text>
    </Card>
  );
}

/** A skeleton of the notification list. */
export function NotificationSkeleton() {
  return (
    <div>
      <Loading />
      <Stack>
        {[70, 90, 80].map((width) => (
          <Card key={width} p={{ base: 'md', md: 'lg' }} aria-hidden>
            <Skeleton height={22} width="35%" mb="sm" />
            <Skeleton height={16} width={`${width}%`} />
          </Card>
        ))}
      </Stack>
    </div>
  );
}
