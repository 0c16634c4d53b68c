/** A signal that aborts after so many milliseconds, counted anew from each `extend`. */
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

/** Resolves once `isSo`, looked at now and whenever `watch` calls back; rejects with the signal's reason. */
export async function until(
  isSo: () => boolean,
  watch: (look: () => void) => () => void,
  signal?: AbortSignal,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => {
    if (signal?.aborted) reject(signal.reason);
    else if (isSo()) resolve();
  };
  const stop = watch(look);
  signal?.addEventListener('abort', look);
  look();
  await promise.finally(() => {
    stop();
    signal?.removeEventListener('abort', look);
  });
}

/** Waits so long, and then until the page is looked at: a page in the background tries nothing again. Rejects with the signal's reason. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  let isOver = false;
  const watch = (look: () => void) => {
    const timer = setTimeout(() => {
      isOver = true;
      look();
    }, milliseconds);
    globalThis.document?.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      globalThis.document?.removeEventListener('visibilitychange', look);
    };
  };
  await until(() => isOver && globalThis.document?.visibilityState !== 'hidden', watch, signal);
}
