import { useHotkeys } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { fa } from '../../text/fa.ts';

/** The place of all toasts, top right; Alt+T moves the focus to the newest one of the home area (product §9). */
export function Toasts() {
  useHotkeys([['alt+T', focusHomeToast]], []);
  return <Notifications position="top-right" aria-label={fa.common.messagesRegion} role="region" />;
}

function focusHomeToast() {
  const ofHome = document.querySelectorAll<HTMLElement>('[data-area="home"] button');
  ofHome.item(ofHome.length - 1)?.focus();
}
