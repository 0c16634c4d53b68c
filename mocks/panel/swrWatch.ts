import type { Middleware, ScopedMutator } from 'swr';

declare global {
  interface Window {
    /** SWR reads devtools middleware from here once, when it loads. */
    __SWR_DEVTOOLS_USE__?: Middleware[];
  }
}

/** Takes hold of SWR's cache, so that the site needs no code for the panel. */
export function watchSwr() {
  let mutate: ScopedMutator | undefined;
  const middleware: Middleware = (next) =>
    function useWatched(key, fetcher, config) {
      // Every hook's config has it, although SWR's types lack it.
      ({ mutate } = config as { mutate?: ScopedMutator });
      return next(key, fetcher, config);
    };
  /** Drops every response and revalidates those on the screen. */
  const renew = () => void mutate?.(() => true, undefined);
  return { middleware, renew };
}
