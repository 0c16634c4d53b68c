import { useEffect, useRef } from 'react';
import type { Middleware, ScopedMutator } from 'swr';

declare global {
  interface Window {
    /** Where SWR looks for the middleware of developers' tools, once, as it comes. */
    __SWR_DEVTOOLS_USE__?: Middleware[];
  }
}

/** The answers that a page holds. */
interface SwrWatch {
  /** For SWR: hears of every answer that the page shows. */
  middleware: Middleware;
  /** Lets go of every answer and asks again for those on the screen, as a reload would. */
  renew: () => void;
}

/** Watches the page's answers from outside, so that the site needs to know nothing of the panel. */
export function watchSwr(): SwrWatch {
  let mutate: ScopedMutator | undefined;
  let renewals = 0;

  const middleware: Middleware = (next) =>
    function useWatched(key, fetcher, config) {
      // Every hook's settings bring the way to its cache along; SWR's types do not say so.
      ({ mutate } = config as { mutate?: ScopedMutator });
      const shown = useRef(renewals);
      // What a screen showed before the world changed does not stand in for what the new world says.
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
    renew() {
      renewals += 1;
      void mutate?.(() => true, undefined);
    },
  };
}
