import { createStore } from '../../lib/store.ts';

/** The text of the live region, and the number of announcements so far. */
export const announcement = createStore({ text: '', count: 0 });

/**
 * Announces `text` to screen readers. Use `announce` for results that have no toast. `Toasts` renders the live region.
 */
export function announce(text: string): void {
  announcement.setState({ text, count: announcement.getState().count + 1 });
}
