import { unlessAborted } from './timing.ts';

/** Does the browser know of a connection? True where nobody can tell. */
export function isOnline(): boolean {
  return typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine;
}

/** Calls back whenever the connection comes or goes; returns how to stop. */
export function onConnection(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const watching = new AbortController();
  for (const type of ['online', 'offline']) window.addEventListener(type, listener, { signal: watching.signal });
  return () => watching.abort();
}

/** Resolves at once while there is a connection, else when it is back; rejects with the signal's reason. */
export async function whenOnline(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  while (!isOnline()) {
    await unlessAborted((done) => window.addEventListener('online', done, { once: true }), signal);
  }
}
