import { useEffect, useRef } from 'react';
import type { Middleware, ScopedMutator } from 'swr';

declare global {
  interface Window {
    /** SWR reads the middleware of developers' tools from here, once, when it loads. */
    __SWR_DEVTOOLS_USE__?: Middleware[];
  }
}

/** Watches the answers that a page holds, so that the site needs no knowledge of the panel. */
export function watchSwr() {
  let mutate: ScopedMutator | undefined;
  let renewals = 0;

  const middleware: Middleware = (next) =>
    function useWatched(key, fetcher, config) {
      // The config of every hook has it, though SWR's types do not say so.
      ({ mutate } = config as { mutate?: ScopedMutator });
      const shown = useRef(renewals);
      // The data of the last world are no placeholder for those of the new one.
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
    /** Drops every answer and revalidates those on the screen, as a reload would. */
    renew() {
      renewals += 1;
      void mutate?.(() => true, undefined);
    },
  };
}
