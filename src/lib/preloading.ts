import type { Chunk } from './chunks.ts';
import { isObject } from './keys.ts';

const ahead: (() => void)[] = [];

/** Adds a chunk to the chunks that are prefetched in idle time. */
export function preloadWhenIdle(chunk: Pick<Chunk<unknown>, 'preload'>): void {
  ahead.push(chunk.preload);
}

/** Prefetches the added chunks one by one in idle time, unless the browser is set to save data. */
function startPreloading(): void {
  if (typeof requestIdleCallback === 'undefined' || isSavingData() || ahead.length === 0) return;
  requestIdleCallback(() => {
    ahead.shift()?.();
    startPreloading();
  });
}

// The events that show that a user is active.
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
// The number of milliseconds after which the user counts as active even if none of the `SIGNS` has occurred.
const READ_FOR = 10_000;

/**
 * Starts prefetching only when the user becomes active, so that prefetches do not compete with the page's own requests.
 * Returns a function that cancels the start.
 */
export function preloadForSomebody(): () => void {
  const waiting = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  const begin = () => {
    stop();
    startPreloading();
  };
  const timer = setTimeout(begin, READ_FOR);
  const options = { capture: true, passive: true, signal: waiting.signal };
  SIGNS.forEach((sign) => addEventListener(sign, begin, options));
  return stop;
}

/** Returns whether the browser is set to save data. */
export function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return isObject(connection) && connection['saveData'] === true;
}
