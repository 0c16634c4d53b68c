/** A signal that aborts after so many milliseconds, counted anew from each `extend`. */
export function timeLimit(milliseconds: number) {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), milliseconds);
  let timer = start();
  const clear = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    extend() {
      clear();
      timer = start();
    },
    clear,
  };
}

/** Waits so long, and then until the page is looked at: a page in the background tries nothing again. Rejects with the signal's reason. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = () => reject(signal?.reason);
  const goOn = () => {
    if (globalThis.document?.visibilityState !== 'hidden') resolve();
  };
  const timer = setTimeout(() => {
    globalThis.document?.addEventListener('visibilitychange', goOn);
    goOn();
  }, milliseconds);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  await promise.finally(() => {
    clearTimeout(timer);
    globalThis.document?.removeEventListener('visibilitychange', goOn);
    signal?.removeEventListener('abort', stop);
  });
}
