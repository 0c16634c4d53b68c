import type { Chunk } from './chunks.ts';

const ahead: (() => void)[] = [];

/** Prefetches a chunk in idle time. */
export function preloadWhenIdle(chunk: Pick<Chunk<unknown>, 'preload'>): void {
  ahead.push(chunk.preload);
}

/** Prefetches likely chunks one by one in idle time, except for readers who save data. */
function startPreloading(): void {
  if (typeof requestIdleCallback === 'undefined' || isSavingData() || ahead.length === 0) return;
  requestIdleCallback(() => {
    ahead.shift()?.();
    startPreloading();
  });
}

// Events that show a reader at the page.
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
// Milliseconds after which somebody is assumed to read the page.
const READ_FOR = 10_000;

/**
 * Starts prefetching once the reader is active, so that their first request does not wait. Returns a function that
 * stops.
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

/** Whether the reader wants to save data. */
export function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
