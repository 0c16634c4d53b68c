import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';

const ToastList = lazy(async () => ({ default: (await import('./ToastList.tsx')).ToastList }));

/** The place of all toasts (product §9). Its part of the program comes with the first of them; earlier ones wait in the store. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  const { notifications } = useNotifications();
  if (!wanted && notifications.length > 0) setWanted(true);
  return <Suspense fallback={null}>{wanted && <ToastList />}</Suspense>;
}
