// No imports but types: this runs before everything that could bring SWR along.
import type { Middleware } from 'swr';

declare global {
  interface Window {
    /** Where SWR looks for the middleware of developers' tools, once, as it comes. */
    __SWR_DEVTOOLS_USE__?: Middleware[];
  }
}

let middleware: Middleware | undefined;

/** Keeps a place among SWR's middleware for one that comes later. */
export function reserveMiddleware(): void {
  const place: Middleware = (next) => (key, fetcher, config) => (middleware?.(next) ?? next)(key, fetcher, config);
  window.__SWR_DEVTOOLS_USE__ = [...(window.__SWR_DEVTOOLS_USE__ ?? []), place];
}

/** Takes the place, before the first answer is asked for. */
export function setMiddleware(taker: Middleware): void {
  middleware = taker;
}
