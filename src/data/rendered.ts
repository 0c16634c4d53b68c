import { use, useEffect } from 'react';
import { unstable_serialize, useSWRConfig, type Middleware } from 'swr';
import { HydratedContext, useHydrated } from './hydrated.tsx';

/** Milliseconds for which a prerendered answer counts as fresh. */
const FRESH_FOR = 60_000;

/** The data of a prerendered page, so that its first render in the browser matches. */
export interface Rendered {
  /** The time of rendering, in milliseconds. */
  at: number;
  /** The page's answers by SWR key. */
  answers: Readonly<Record<string, unknown>>;
  /** The keys of long lists, of which the page has only the first rows. */
  partial?: readonly string[];
  /** Loads a missing answer with `fetch`, while its component suspends. Undefined: missing answers are not loaded. */
  ask?: (key: string, fetch: () => Promise<unknown>) => Promise<unknown>;
}

/** Whether the key belongs to an API answer. Writes and other cached values have different keys. */
const isAnswer = (key: unknown) => Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('GET ');

/**
 * Makes every `useSWR` use the prerendered answers without requesting them. Before hydration, nothing else is requested
 * or read from storage. `cache` is SWR's.
 */
export function takingOver(rendered: Rendered | undefined) {
  const answers = rendered?.answers ?? {};
  const cache = new Map<string, object>();
  const held = new Set<string>();
  const hold = (key: string, data: unknown) => void (cache.set(key, { data }), held.add(key));
  Object.entries(answers).forEach(([key, data]) => hold(key, data));
  // React re-renders a suspended component and expects the same promises.
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
    // A prerendered answer is the same before and after hydration, so its component need not render twice.
    const isSame = !isAnswer(key) || (held.has(id) && !asked.has(id) && !isPartial(id));
    const isHydrated = isSame || use(HydratedContext);
    // A boundary that hydrates late still finds its prerendered answers, even if they were dropped since.
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
 * Drops prerendered answers when they are a minute old. Revalidates those that were older at the start, and partial
 * ones.
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
      // The serialised key: SWR cannot filter by the original key before its first request.
      void mutate(key);
    }
    if (isOld) return;
    const timer = setTimeout(() => held.clear(), FRESH_FOR - age);
    return () => clearTimeout(timer);
  }, [rendered, held, isHydrated, mutate]);
}
