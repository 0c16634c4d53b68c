import { useElementSize, useHotkeys } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { useEffect } from 'react';
import plain from './Toasts.module.css';
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
  const { ref, height } = useElementSize();
  // What a page makes room for, so that they never lie on its heading.
  useEffect(() => document.documentElement.style.setProperty('--toasts', `${height}px`), [height]);
  // No landmark: Mantine would give one to each of its six corners; the toasts announce themselves.
  // As high as their words, also where text is set twice as large.
  return (
    <div ref={ref} className={plain.root}>
      <Notifications position="top-right" withinPortal={false} notificationMaxHeight="80vh" classNames={classes} />
    </div>
  );
}

function focusNewest() {
  const buttons = document.querySelectorAll<HTMLElement>('[data-area="home"] button, [data-undo]');
  buttons.item(buttons.length - 1)?.focus();
}
