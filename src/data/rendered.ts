import { use, useEffect } from 'react';
import { unstable_serialize, useSWRConfig, type Middleware } from 'swr';
import { HydratedContext, useHydrated } from './hydrated.tsx';

/** Milliseconds for which an answer that came with its page is as good as one just asked for. */
const FRESH_FOR = 60_000;

/** What a page that was rendered ahead brings along, so that its first render in the browser is the same. */
export interface Rendered {
  /** When it was rendered, in milliseconds. */
  at: number;
  /** The answers it shows, by the keys that SWR keeps them under. */
  answers: Readonly<Record<string, unknown>>;
  /** The keys of lists that are too long to bring along, and come with their first rows only. */
  partial?: readonly string[];
  /** Brings an answer that is missing, by `fetch`; the component that shows it suspends. Undefined stands for none. */
  ask?: (key: string, fetch: () => Promise<unknown>) => Promise<unknown>;
}

/** Is it what the API answers? What changes something, or is kept beside the answers, has a key of another kind. */
const isAnswer = (key: unknown) => Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('GET ');

/**
 * Lets every `useSWR` take over the answers that its page was rendered with. They are not asked for again, and nothing
 * else is asked for, or read from a storage, before the page is hydrated. `cache` is SWR's.
 */
export function takingOver(rendered: Rendered | undefined) {
  const answers = rendered?.answers ?? {};
  const cache = new Map<string, object>();
  const held = new Set<string>();
  const hold = (key: string, data: unknown) => void (cache.set(key, { data }), held.add(key));
  Object.entries(answers).forEach(([key, data]) => hold(key, data));
  // React renders a component anew that waited, and expects it to wait for the same promises.
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
    // What came with the page is the same before and after: who shows it need not render twice.
    const isSame = !isAnswer(key) || (held.has(id) && !asked.has(id) && !isPartial(id));
    const isHydrated = isSame || use(HydratedContext);
    // A part that is hydrated late still finds what it was rendered with, whatever was dropped since.
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

/** Lets go of what a page brought along once it is a minute old; what was older when it came, or partial, is asked for. */
export function useRenewal(rendered: Rendered | undefined, held: Set<string>) {
  const { mutate } = useSWRConfig();
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!rendered || !isHydrated) return;
    const age = Math.abs(Date.now() - rendered.at);
    const isOld = age >= FRESH_FOR;
    for (const key of isOld ? held : (rendered.partial ?? [])) {
      held.delete(key);
      // By its name: SWR knows the parts of a key only once it was asked for.
      void mutate(key);
    }
    if (isOld) return;
    const timer = setTimeout(() => held.clear(), FRESH_FOR - age);
    return () => clearTimeout(timer);
  }, [rendered, held, isHydrated, mutate]);
}
