import { vi } from 'vitest';

/** Mocks the browser's connection state. The returned `set` changes the state. */
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
