import type { Chunk } from './chunks.ts';

const ahead: (() => void)[] = [];

/** Fetches a part of the program as soon as the browser has nothing better to do. */
export function preloadWhenIdle(chunk: Pick<Chunk<unknown>, 'preload'>): void {
  ahead.push(chunk.preload);
}

/** Begins to fetch what may be needed soon, one part after the other in the browser's idle time; not for those who save data. */
function startPreloading(): void {
  if (typeof requestIdleCallback === 'undefined' || isSavingData() || ahead.length === 0) return;
  requestIdleCallback(() => {
    ahead.shift()?.();
    startPreloading();
  });
}

// What shows that somebody is there, who may want more than the first screen.
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
// Milliseconds after which a page that is only read has somebody there, too.
const READ_FOR = 10_000;

/** Begins to fetch ahead once somebody is there: what they ask for first should not wait behind it. Returns how to stop. */
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

/** Does the reader wish for no more bytes than they ask for? */
export function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
