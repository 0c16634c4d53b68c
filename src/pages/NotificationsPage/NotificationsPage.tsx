import { Badge, Button, Group, SegmentedControl, Stack, VisuallyHidden } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../components/feedback/announce.ts';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { LogInFirst } from '../../components/auth/LogInFirst/LogInFirst.tsx';
import { BackLink } from '../../components/layout/BackLink/BackLink.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { useNotifications } from '../../data/notifications.ts';
import { OtherCourses } from '../OtherCourses.tsx';
import { useConfirm } from '../../data/useConfirm.ts';
import { FailedLine } from '../../components/feedback/FailedState/FailedState.tsx';
import {
  NotificationCard,
  NotificationSkeleton,
} from '../../components/notification/NotificationCard/NotificationCard.tsx';
import { formatNumber } from '../../text/format.ts';
import '../../theme/form.css';
import classes from './NotificationsPage.module.css';

/** The notifications of the signed-in user (product §2, notifications). */
export function NotificationsPage() {
  const { user } = useSession();
  return (
    <Page>
      <PageMeta title={fa.notifications.title} />
      <div className={user ? classes.columns : undefined}>
        <div className={classes.head}>
          <BackLink to={paths.home} />
          <PageHeading title={fa.notifications.title} />
        </div>
        {user ? (
          <NotificationLists key={user.id} />
        ) : (
          <LogInFirst text={fa.notifications.logInFirst} note={fa.notifications.news} from={paths.notifications} />
        )}
      </div>
      {!user && <OtherCourses to={[]} fill />}
    </Page>
  );
}

type Kind = 'public' | 'private';

/**
 * Shows either the public or the private notifications. A failure is shown in a line with a retry button, without a
 * toast (product §2, notifications; §8).
 */
function NotificationLists() {
  const { data = [], error, isLoading, isValidating, retry } = useNotifications();
  const [kind, setKind] = useState<Kind>('public');
  const { confirming, failed, confirm } = useConfirm();
  // Once shown, the "confirm all" button is never removed. It only becomes invisible, so that the layout does not move.
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    if (error) console.warn('The notifications could not be loaded', error);
  }, [error]);

  const left = data.filter((notification) => !notification.is_read).length;
  const known = useRef(left);
  useEffect(() => {
    if (left < known.current) announce(fa.notifications.confirmed(left));
    known.current = left;
  }, [left]);

  const ofKind = (wanted: Kind) => data.filter(({ receiver }) => (receiver === null) === (wanted === 'public'));
  const unreadOf = (wanted: Kind) => ofKind(wanted).filter((notification) => !notification.is_read);
  const shown = ofKind(kind);
  const unread = unreadOf(kind);
  const canConfirmAll = unread.length > 1;
  if (canConfirmAll && !offered) setOffered(true);
  const unconfirmed = unread.map(({ id }) => id).filter((id) => failed.includes(id));

  const list = useRef<HTMLDivElement>(null);
  const confirmAll = useRef<HTMLButtonElement>(null);
  // The button loses the focus when it becomes invisible, so the list takes the focus.
  useLayoutEffect(() => {
    if (!canConfirmAll && confirmAll.current === document.activeElement) list.current?.focus({ preventScroll: true });
  }, [canConfirmAll]);

  const failure = error && <FailedLine message={fa.notifications.loadFailed} onRetry={retry} busy={isValidating} />;
  if (isLoading || (error && data.length === 0))
    return <div className={classes.list}>{isLoading ? <NotificationSkeleton /> : failure}</div>;

  const option = (value: Kind, label: string) => ({
    value,
    label: (
      <Group component="span" gap={6} justify="center" wrap="nowrap">
        {label}
        {unreadOf(value).length > 0 && (
          <Badge component="span" color="red" variant="filled" size="sm" miw="max-content">
            {formatNumber(unreadOf(value).length)}
            <VisuallyHidden component="span"> {fa.notifications.unread}</VisuallyHidden>
          </Badge>
        )}
      </Group>
    ),
  });

  return (
    <>
      <div className={classes.controls}>
        <SegmentedControl
          aria-label={fa.notifications.kind}
          value={kind}
          onChange={setKind}
          data={[option('public', fa.notifications.public), option('private', fa.notifications.private)]}
        />
        {offered && (
          <Button
            ref={confirmAll}
            variant="light"
            style={canConfirmAll ? undefined : { visibility: 'hidden' }}
            leftSection={<IconChecks size={20} aria-hidden />}
            loading={confirming.length > 0}
            onClick={() => confirm(unread.map(({ id }) => id))}
          >
            {fa.notifications.confirmAll}
          </Button>
        )}
      </div>
      {/* With `reading-flow`, the Tab key skips all content of a flex item with `tabIndex={-1}`, hence the wrapper. */}
      <div className={classes.list}>
        <Stack ref={list} tabIndex={-1}>
          {unconfirmed.length > 0 && (
            <div role="alert">
              <FailedLine message={fa.notifications.confirmFailed} onRetry={() => confirm(unconfirmed)} />
            </div>
          )}
          {shown.length === 0 && <EmptyState text={fa.notifications.empty(data.length > 0)} />}
          {shown.map((notification) => (
            <NotificationCard
              key={notification.id}
              notification={notification}
              busy={confirming.includes(notification.id)}
              onConfirm={() => confirm([notification.id])}
            />
          ))}
          {failure}
        </Stack>
      </div>
    </>
  );
}
