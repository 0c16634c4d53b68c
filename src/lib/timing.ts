/** Creates a signal that aborts after `milliseconds`. `extend` restarts the timer. */
export function timeLimit(milliseconds: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => clearTimeout(timer);
  function extend() {
    clear();
    timer = setTimeout(() => controller.abort(), milliseconds);
  }
  extend();
  return { signal: controller.signal, extend, clear };
}

/** Resolves when `begin` calls `done`. Rejects with the signal's reason if the signal aborts first. */
export function unlessAborted(begin: (done: () => void) => void, signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  if (signal?.aborted) reject(signal.reason);
  signal?.addEventListener('abort', () => reject(signal.reason));
  begin(resolve);
  return promise;
}

/** Waits for `milliseconds`. Rejects with the signal's reason if the signal aborts first. */
export const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  unlessAborted((done) => setTimeout(done, milliseconds), signal);

/**
 * Waits for `milliseconds`, and then until the page is visible, because a hidden page must not retry requests. Rejects
 * with the signal's reason if the signal aborts first.
 */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await wait(milliseconds, signal);
  while (globalThis.document?.visibilityState === 'hidden') {
    await unlessAborted((done) => document.addEventListener('visibilitychange', done, { once: true }), signal);
  }
}
