import { useHotkeys } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import classes from './ToastList.module.css';

/** Shows the toasts that are in Mantine's store, top right; Alt+T moves the focus to the newest one of the home area, or to the newest undo (product §9). */
export function ToastList() {
  useHotkeys(
    [
      ['alt+T', focusNewest],
      // On a Persian keyboard that key writes «ف».
      ['alt+T', focusNewest, { preventDefault: true, usePhysicalKeys: true }],
    ],
    [],
  );
  // No landmark: Mantine would give one to each of its six corners; the toasts announce themselves.
  // As high as their words, also where text is set twice as large.
  return <Notifications position="top-right" notificationMaxHeight="80vh" classNames={classes} />;
}

function focusNewest() {
  const buttons = document.querySelectorAll<HTMLElement>('[data-area="home"] button, [data-undo]');
  buttons.item(buttons.length - 1)?.focus();
}
