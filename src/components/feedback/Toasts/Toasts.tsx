import { useNotifications } from '@mantine/notifications';
import { useState } from 'react';
import { useHydrated } from '../../../data/hydrated.tsx';
import { lazyPart } from '../LazyPart/lazyPart.tsx';
import { PlainToasts } from './PlainToasts.tsx';

const ToastList = lazyPart(async () => (await import('./ToastList.tsx')).ToastList, {
  failed: () => <PlainToasts />,
  ahead: true,
});

/** The place of all toasts (product §9). Its part of the program comes with the first of them; earlier ones wait in the store. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  const { notifications } = useNotifications();
  const isHydrated = useHydrated();
  if (!wanted && isHydrated && notifications.length > 0) setWanted(true);
  return wanted && <ToastList />;
}
