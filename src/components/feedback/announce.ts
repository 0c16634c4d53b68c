import { createStore } from '../../lib/store.ts';

/** What the page's live region says, and how many announcements came before it. */
export const announcement = createStore({ text: '', count: 0 });

/** Has screen readers say `text` in their turn, for a result that is not shown as a toast. `Toasts` holds the live region. */
export function announce(text: string): void {
  announcement.setState({ text, count: announcement.getState().count + 1 });
}
