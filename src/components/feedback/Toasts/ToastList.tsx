import { useHotkeys } from '@mantine/hooks';
import { Notifications, notificationsStore, useNotifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { useEffect, useRef, type FocusEvent } from 'react';
import classes from './ToastList.module.css';

/** Renders the toasts of Mantine's store. Alt+T moves the focus to the newest one of the home area (product §9). */
export function ToastList() {
  useHotkeys(
    [
      ['alt+T', focusNewest],
      // A Persian keyboard writes «ف» with that key.
      ['alt+T', focusNewest, { preventDefault: true, usePhysicalKeys: true }],
    ],
    [],
  );
  const { notifications } = useNotifications();
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const isGoing = root.current?.contains(focused) && !notifications.some(({ id = '' }) => inToast(focused, id));
    if (isGoing && before.current instanceof HTMLElement) before.current.focus();
  }, [notifications]);

  function onFocus({ relatedTarget }: FocusEvent) {
    if (root.current?.contains(relatedTarget)) return;
    before.current = relatedTarget;
    keepAll(true);
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => !root.current?.contains(relatedTarget) && keepAll(false);
  // Not a landmark: Mantine would create one per corner, and toasts announce themselves.
  return (
    <div ref={root} onFocus={onFocus} onBlur={onBlur}>
      <Notifications position="top-right" withinPortal={false} notificationMaxHeight="80vh" classNames={classes} />
    </div>
  );
}

function focusNewest() {
  const buttons = document.querySelectorAll<HTMLElement>('[data-area="home"] button');
  buttons.item(buttons.length - 1)?.focus();
}

const inToast = (element: Element | null, id: string) => document.getElementById(id)?.contains(element) ?? false;

/** Keeps all toasts open while one of them has the focus, as Mantine does for the pointer. */
function keepAll(isKept: boolean) {
  const state = notificationsStore.getState();
  notificationsStore.setState({
    ...state,
    notifications: state.notifications.map((toast) => ({
      ...toast,
      autoClose: !isKept && Number((toast as { 'data-duration'?: number })['data-duration']),
    })),
  });
}
