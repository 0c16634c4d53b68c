import type { Middleware, ScopedMutator } from 'swr';

declare global {
  interface Window {
    /** SWR reads this variable, which is meant for devtools, once when SWR loads. */
    __SWR_DEVTOOLS_USE__?: Middleware[];
  }
}

/** Gives access to SWR's cache without a change to the site's code. Must be called before SWR loads. */
export function watchSwr() {
  let mutate: ScopedMutator | undefined;
  const middleware: Middleware = (next) =>
    function useWatched(key, fetcher, config) {
      // The configuration of every hook contains `mutate`, although SWR's types do not declare it.
      ({ mutate } = config as { mutate?: ScopedMutator });
      return next(key, fetcher, config);
    };
  /** Drops all cached data and reloads the data on the screen. */
  const renew = () => void mutate?.(() => true, undefined);
  return { middleware, renew };
}
