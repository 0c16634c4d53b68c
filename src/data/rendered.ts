import { use, useEffect } from 'react';
import { unstable_serialize, useSWRConfig, type Middleware } from 'swr';
import { HydratedContext, useHydrated } from './hydrated.tsx';

/** The number of milliseconds for which prerendered data count as fresh. */
const FRESH_FOR = 60_000;

/** The data of a prerendered page. With these data, the first render in the browser matches the server's HTML. */
export interface Rendered {
  /** The time of rendering, in milliseconds. */
  at: number;
  /** The API data of the page, by serialised SWR key. */
  answers: Readonly<Record<string, unknown>>;
  /** The keys of long lists. The page contains only their first rows. */
  partial?: readonly string[];
  /** Loads missing data with `fetch` while the component suspends. Without `ask`, missing data are not loaded. */
  ask?: (key: string, fetch: () => Promise<unknown>) => Promise<unknown>;
}

/** Returns whether an SWR key belongs to a GET. The keys of other cached values have a different form. */
const isGetKey = (key: unknown) => Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('GET ');

/**
 * Makes every `useSWR` use the prerendered data without a request. Before hydration, SWR requests no other data, and no
 * data are read from the storage. The returned `cache` and `middleware` are for SWR's configuration.
 */
export function takingOver(rendered: Rendered | undefined) {
  const answers = rendered?.answers ?? {};
  const cache = new Map<string, object>();
  const held = new Set<string>();
  const hold = (key: string, data: unknown) => void (cache.set(key, { data }), held.add(key));
  Object.entries(answers).forEach(([key, data]) => hold(key, data));
  // When React renders a suspended component again, it expects the same promise.
  const asked = new Map<string, Promise<unknown>>();
  function ask(key: string, fetch: () => Promise<unknown>) {
    const answer =
      asked.get(key) ??
      rendered?.ask?.(key, fetch).then((data) => {
        if (data !== undefined) hold(key, data);
        return data;
      });
    if (answer) asked.set(key, answer);
    return answer;
  }
  const isPartial = (id: string) => rendered?.partial?.includes(id) === true;
  const middleware: Middleware = (useNext) => (key, fetcher, config) => {
    const id = unstable_serialize(key);
    // Data that are the same before and after hydration do not need a second render.
    const isSame = !isGetKey(key) || (held.has(id) && !asked.has(id) && !isPartial(id));
    const isHydrated = isSame || use(HydratedContext);
    // A Suspense boundary may hydrate after its data have been removed from `held`. The boundary still needs the
    // prerendered data, so that its markup matches the HTML.
    const isHeld = held.has(id) || (!isHydrated && Object.hasOwn(answers, id));
    const waits = !isHydrated && isGetKey(key) && (!isHeld || asked.has(id));
    const answer = useNext(
      waits ? null : key,
      fetcher,
      isHeld ? { ...config, revalidateOnMount: false, revalidateIfStale: false } : config,
    );
    if (waits) {
      const promise = fetcher && ask(id, async () => (fetcher as (key: unknown) => unknown)(key));
      const data = promise ? (use(promise) as typeof answer.data) : undefined;
      const isMissing = data === undefined;
      return { ...answer, data, error: undefined, isLoading: isMissing, isValidating: isMissing || isPartial(id) };
    }
    // `useRenewal` requests the whole list right after hydration, so the list already counts as being requested.
    return isHeld && isPartial(id) ? { ...answer, isValidating: true } : answer;
  };
  return { cache, held, middleware };
}

/**
 * Allows SWR to revalidate prerendered data once they are a minute old. Data that are already older at the start, and
 * partial lists, are revalidated at once.
 */
export function useRenewal(rendered: Rendered | undefined, held: Set<string>) {
  const { mutate } = useSWRConfig();
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!rendered || !isHydrated) return;
    const age = Math.abs(Date.now() - rendered.at);
    const isOld = age >= FRESH_FOR;
    for (const key of isOld ? held : (rendered.partial ?? [])) {
      held.delete(key);
      // Until data have been requested, SWR cannot find them by their original key, so the serialised key is passed.
      void mutate(key);
    }
    if (isOld) return;
    const timer = setTimeout(() => held.clear(), FRESH_FOR - age);
    return () => clearTimeout(timer);
  }, [rendered, held, isHydrated, mutate]);
}
