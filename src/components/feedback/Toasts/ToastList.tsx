import { useHotkeys } from '@mantine/hooks';
import { Notifications, useNotifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { useEffect, useRef, type FocusEvent } from 'react';
import classes from './ToastList.module.css';

/**
 * Renders the toasts as a stack, so that they do not move each other. Alt+T focuses the newest toast whose area is
 * `home` (product §9).
 */
export function ToastList() {
  useHotkeys(
    [
      ['alt+T', focusNewest],
      // On a Persian keyboard layout, the T key types «ف», so the physical key is checked, too.
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
  // `Notifications` has no landmark role, because Mantine would repeat the role for each of the six positions.
  return (
    <div ref={root} onFocus={onFocus}>
      <Notifications position="top-right" withinPortal={false} layout="stacked" classNames={classes} />
    </div>
  );
}

function focusNewest() {
  const home = document.querySelector<HTMLElement>('[data-area="home"] button');
  if (!home) return;
  // Focuses the front toast first, because all others are inert until the stack has the focus and unfolds.
  document.querySelector<HTMLElement>('[data-area] button')?.focus();
  requestAnimationFrame(() => home.focus());
}

const inToast = (element: Element | null, id: string) => document.getElementById(id)?.contains(element) ?? false;
