import { use, useEffect } from 'react';
import { unstable_serialize, useSWRConfig, type Middleware } from 'swr';
import { HydratedContext, useHydrated } from './hydrated.tsx';

/** Milliseconds for which prerendered data count as fresh. */
const FRESH_FOR = 60_000;

/** The data of a prerendered page. The first render in the browser needs them to match the server's HTML. */
export interface Rendered {
  /** When the page was rendered, in milliseconds. */
  at: number;
  /** The API data of the page, by serialised SWR key. */
  answers: Readonly<Record<string, unknown>>;
  /** The keys of long lists. The page contains only their first rows. */
  partial?: readonly string[];
  /** Loads missing data with `fetch` while the component suspends. Without it, missing data are not loaded. */
  ask?: (key: string, fetch: () => Promise<unknown>) => Promise<unknown>;
}

/** Whether the SWR key belongs to the response of a GET. Other cached values have different keys. */
const isAnswer = (key: unknown) => Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('GET ');

/**
 * Makes every `useSWR` use the prerendered data without a request. Before hydration, nothing else is requested or read
 * from the storage. `cache` and `middleware` are for SWR's configuration.
 */
export function takingOver(rendered: Rendered | undefined) {
  const answers = rendered?.answers ?? {};
  const cache = new Map<string, object>();
  const held = new Set<string>();
  const hold = (key: string, data: unknown) => void (cache.set(key, { data }), held.add(key));
  Object.entries(answers).forEach(([key, data]) => hold(key, data));
  // React renders a suspended component again and expects the same promises.
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
    // These data are the same before and after hydration, so the component need not render twice.
    const isSame = !isAnswer(key) || (held.has(id) && !asked.has(id) && !isPartial(id));
    const isHydrated = isSame || use(HydratedContext);
    // A Suspense boundary may hydrate after the data were dropped, but then still needs the data to match the HTML.
    const isHeld = held.has(id) || (!isHydrated && Object.hasOwn(answers, id));
    const waits = !isHydrated && isAnswer(key) && (!isHeld || asked.has(id));
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
    return isHeld && !isHydrated && isPartial(id) ? { ...answer, isValidating: true } : answer;
  };
  return { cache, held, middleware };
}

/**
 * Lets SWR request prerendered data again when the data are a minute old. Partial lists, and data that are older than
 * that at the start, are revalidated at once.
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
      // SWR finds entries by their original key only after a request, so this passes the serialised key.
      void mutate(key);
    }
    if (isOld) return;
    const timer = setTimeout(() => held.clear(), FRESH_FOR - age);
    return () => clearTimeout(timer);
  }, [rendered, held, isHydrated, mutate]);
}
