import { useHotkeys } from '@mantine/hooks';
import { Notifications, useNotifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { useEffect, useRef, type FocusEvent } from 'react';
import classes from './ToastList.module.css';

/** Renders the toasts of Mantine's store as a stack, so that none moves another. Alt+T moves the focus to the newest one of the home area (product §9). */
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
    if (!root.current?.contains(relatedTarget)) before.current = relatedTarget;
  }
  // Not a landmark: Mantine would create one per corner, and toasts announce themselves.
  return (
    <div ref={root} onFocus={onFocus}>
      <Notifications position="top-right" withinPortal={false} layout="stacked" classNames={classes} />
    </div>
  );
}

function focusNewest() {
  const home = document.querySelector<HTMLElement>('[data-area="home"] button');
  if (!home) return;
  // Toasts behind the front one are inert until the focus inside the stack unfolds it.
  document.querySelector<HTMLElement>('[data-area] button')?.focus();
  requestAnimationFrame(() => home.focus());
}

const inToast = (element: Element | null, id: string) => document.getElementById(id)?.contains(element) ?? false;
