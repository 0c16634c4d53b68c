import { vi } from 'vitest';

/** Stands in for the browser's word on its connection, which `set` changes. */
export function stubConnection(onLine: boolean) {
  const state = { onLine, locks: navigator.locks };
  const events = new EventTarget();
  vi.stubGlobal('navigator', state);
  vi.stubGlobal('window', events);
  return {
    set(next: boolean) {
      state.onLine = next;
      events.dispatchEvent(new Event(next ? 'online' : 'offline'));
    },
  };
}
