import { notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent } from 'react';
import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';

/** Where a toast belongs, which decides how long it stays (product §9). `page` is every other place. */
export type ToastArea = 'home' | 'course' | 'blog' | 'basket' | 'page';

/** What a toast says it is: news, success or trouble. */
export type ToastKind = 'info' | 'success' | 'error';

/** Milliseconds that a toast of each area stays (product §9). */
export const TOAST_DURATION: Readonly<Record<ToastArea, number>> = {
  home: 5000,
  course: 3000,
  blog: 3000,
  basket: 3000,
  page: 1500,
};

const LOOKS = {
  info: { color: 'lapis', icon: <IconInfoCircle size={20} aria-hidden /> },
  success: { color: 'green', icon: <IconCheck size={20} aria-hidden /> },
  error: { color: 'red', icon: <IconAlertCircle size={20} aria-hidden /> },
} as const;

interface ToastOptions {
  /** Milliseconds in place of the area's. */
  duration?: number;
  /** A toast of the same id is replaced, not repeated. */
  id?: string;
  /** How screen readers hear it. Default `assertive` for errors, else `polite`; `off` where the same is said elsewhere. */
  speech?: 'assertive' | 'polite' | 'off';
}

/** Shows and announces a message for as long as its area says; returns its id, for `hideToast` (product §9). */
export function toast(
  kind: ToastKind,
  area: ToastArea,
  message: string,
  { duration = TOAST_DURATION[area], id, speech = kind === 'error' ? 'assertive' : 'polite' }: ToastOptions = {},
): string {
  const data = {
    ...LOOKS[kind],
    message,
    autoClose: duration,
    'data-area': area,
    'data-kind': kind,
    'data-duration': duration,
    // `Toasts` is a polite live region, so only the other two ways of speaking are stated.
    role: speech === 'assertive' ? 'alert' : 'group',
    ...(speech === 'off' && { 'aria-live': speech }),
    ...(id !== undefined && { id }),
  };
  if (id !== undefined) notifications.hide(id);
  return notifications.show(data);
}

/** Says `message` once for each `error` that comes, or once while it is true. */
export function useErrorToast(error: unknown, area: ToastArea, message: string, options?: ToastOptions): void {
  const tell = useEffectEvent(() => toast('error', area, message, options));
  useEffect(() => {
    if (error) tell();
  }, [error]);
}

/** Takes a toast away before its time. */
export function hideToast(id: string): void {
  notifications.hide(id);
}
