import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent } from 'react';
import { IconCheck, IconExclamationMark, IconInfoSmall } from '@tabler/icons-react';
import { directionOf } from '../../lib/text.ts';

/**
 * The area of the site that a toast belongs to. The area sets the toast's duration (product §9). `page` stands for any
 * other area.
 */
export type ToastArea = 'home' | 'course' | 'blog' | 'basket' | 'page';

export type ToastKind = 'info' | 'success' | 'error';

/** The duration of toasts by area, in milliseconds (product §9). */
export const TOAST_DURATION: Readonly<Record<ToastArea, number>> = {
  home: 5000,
  course: 3000,
  blog: 3000,
  basket: 3000,
  page: 1500,
};

const LOOKS = {
  info: { color: 'lapis', icon: <IconInfoSmall size={20} aria-hidden /> },
  success: { color: 'green', icon: <IconCheck size={20} aria-hidden /> },
  error: { color: 'red', icon: <IconExclamationMark size={20} aria-hidden /> },
} as const;

interface ToastOptions {
  /** The duration in milliseconds. Default: the duration of the area. */
  duration?: number;
  /** The toast's id. The toast replaces an earlier one with the same id. */
  id?: string;
  /**
   * The `aria-live` value. Default: `assertive` for errors, `polite` for other kinds. Use `off` if the message is
   * announced elsewhere.
   */
  speech?: 'assertive' | 'polite' | 'off';
}

/** The id of toasts about logging in: requests, failures and greetings. A new toast replaces the previous one. */
export const ENTRANCE = 'entrance';

// Maps our ids to the ids that Mantine generates. With our ids, Mantine would ignore a new toast while one with the
// same id is on the screen. A repeated message would then not be announced.
const newest = new Map<string, string>();

/** Shows a message for the duration of its area, and announces it (product §9). Returns an id for `hideToast`. */
export function toast(
  kind: ToastKind,
  area: ToastArea,
  message: string,
  { duration = TOAST_DURATION[area], id, speech = kind === 'error' ? 'assertive' : 'polite' }: ToastOptions = {},
): string {
  const data = {
    ...LOOKS[kind],
    message: (
      <Text span inherit display="block" dir={directionOf(message)}>
        {message}
      </Text>
    ),
    autoClose: duration,
    'data-area': area,
    'data-kind': kind,
    'data-duration': duration,
    // `Toasts` is already a polite live region, so only `assertive` and `off` need attributes.
    role: speech === 'assertive' ? 'alert' : 'group',
    ...(speech === 'off' && { 'aria-live': speech }),
  };
  if (id !== undefined) hideToast(id);
  const shown = notifications.show(data);
  if (id !== undefined) newest.set(id, shown);
  return shown;
}

/**
 * Shows an error toast with `message` each time `error` changes to another truthy value. The toast replaces an earlier
 * one with the same message.
 */
export function useErrorToast(error: unknown, area: ToastArea, message: string, options?: ToastOptions): void {
  const tell = useEffectEvent(() => toast('error', area, message, { id: message, ...options }));
  useEffect(() => {
    if (error) tell();
  }, [error]);
}

/** Hides a toast before its duration ends. */
export function hideToast(id: string): void {
  notifications.hide(newest.get(id) ?? id);
}
