import type { Middleware, ScopedMutator } from 'swr';

declare global {
  interface Window {
    /** SWR reads middleware of devtools from this variable once, when it loads. */
    __SWR_DEVTOOLS_USE__?: Middleware[];
  }
}

/** Gets access to SWR's cache without code in the site. Call this before SWR loads. */
export function watchSwr() {
  let mutate: ScopedMutator | undefined;
  const middleware: Middleware = (next) =>
    function useWatched(key, fetcher, config) {
      // The configuration of every hook has `mutate`, although it is missing in SWR's types.
      ({ mutate } = config as { mutate?: ScopedMutator });
      return next(key, fetcher, config);
    };
  /** Drops all cached data and revalidates what the screen shows. */
  const renew = () => void mutate?.(() => true, undefined);
  return { middleware, renew };
}
