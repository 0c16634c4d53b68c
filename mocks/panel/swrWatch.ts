import type { Middleware, ScopedMutator } from 'swr';

declare global {
  interface Window {
    /** Meant for devtools. SWR reads this variable only once, when it loads. */
    __SWR_DEVTOOLS_USE__?: Middleware[];
  }
}

/** Gives access to SWR's cache without changing the site's code. Call this before SWR loads. */
export function watchSwr() {
  let mutate: ScopedMutator | undefined;
  const middleware: Middleware = (next) =>
    function useWatched(key, fetcher, config) {
      // The configuration of every hook contains `mutate`, although SWR's types do not declare it.
      ({ mutate } = config as { mutate?: ScopedMutator });
      return next(key, fetcher, config);
    };
  const renew = () => void mutate?.(() => true, undefined);
  return { middleware, renew };
}
