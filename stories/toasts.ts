import { expect, screen, waitFor } from 'storybook/test';
import type { ToastArea, ToastKind } from '../src/components/feedback/toast.tsx';

/**
 * The duration of toasts in milliseconds, by area (product §9). The values are repeated here, because a wrong value
 * imported from the code would pass the tests.
 */
const STAYS: Readonly<Record<ToastArea, number>> = { home: 5000, course: 3000, blog: 3000, basket: 3000, page: 1500 };

/** Waits for the toast with `message` and checks its kind, area and duration (product §9). */
export async function expectToast(
  message: string,
  kind: ToastKind,
  area: ToastArea,
  duration: number = STAYS[area],
): Promise<void> {
  const toast = await waitFor(() => {
    const found = [...document.querySelectorAll('[data-kind]')].find((element) => element.textContent === message);
    if (!found) throw new Error(`No toast says «${message}», only ${JSON.stringify(toastMessages())}`);
    return found;
  });
  await expect(toast).toHaveAttribute('data-kind', kind);
  await expect(toast).toHaveAttribute('data-area', area);
  await expect(toast).toHaveAttribute('data-duration', String(duration));
}

/** Returns the messages of the toasts on the screen, newest first. */
export function toastMessages(): string[] {
  return [...document.querySelectorAll('[data-kind]')].map((toast) => toast.textContent);
}

/** Waits until the story has navigated. Returns the path with its query string, and the location state. */
export async function elsewhere(): Promise<{ address: string; state: unknown }> {
  const output = await screen.findByTestId('elsewhere', {}, { timeout: 4000 });
  return { address: output.textContent ?? '', state: JSON.parse(output.dataset['state'] ?? 'null') };
}
