import { unlessAborted } from './timing.ts';

/** Returns whether the browser reports a connection. Also true if the browser does not report its state. */
export function isOnline(): boolean {
  return typeof navigator === 'undefined' || (navigator.onLine ?? true);
}

/** Calls `listener` when the connection is lost or restored. Returns an unsubscribe function. */
export function onConnection(listener: () => void): () => void {
  const watching = new AbortController();
  for (const type of ['online', 'offline']) window.addEventListener(type, listener, { signal: watching.signal });
  return () => watching.abort();
}

/** Resolves as soon as there is a connection. Rejects with the signal's reason if the signal aborts first. */
export async function whenOnline(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  while (!isOnline()) {
    await unlessAborted((done) => window.addEventListener('online', done, { once: true }), signal);
  }
}
