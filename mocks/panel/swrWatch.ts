import { useEffect, useRef } from 'react';
import type { Middleware, ScopedMutator } from 'swr';

declare global {
  interface Window {
    /** SWR reads devtools middleware from here once, when it loads. */
    __SWR_DEVTOOLS_USE__?: Middleware[];
  }
}

/** Watches SWR's answers, so that the site needs no code for the panel. */
export function watchSwr() {
  let mutate: ScopedMutator | undefined;
  let renewals = 0;

  const middleware: Middleware = (next) =>
    function useWatched(key, fetcher, config) {
      // Every hook's config has it, although SWR's types lack it.
      ({ mutate } = config as { mutate?: ScopedMutator });
      const shown = useRef(renewals);
      // Data of the former world are no placeholder.
      const waits = shown.current !== renewals;
      const answer = next(key, fetcher, waits ? { ...config, keepPreviousData: false } : config);
      const arrived = waits && answer.data !== undefined;
      useEffect(() => {
        if (arrived) shown.current = renewals;
      }, [arrived]);
      return answer;
    };
  return {
    middleware,
    /** Drops every answer and revalidates those on the screen. */
    renew() {
      renewals += 1;
      void mutate?.(() => true, undefined);
    },
  };
}
