import { use, useEffect } from 'react';
import { unstable_serialize, useSWRConfig, type Middleware } from 'swr';
import { useHydrated } from './hydrated.tsx';

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
  /** While rendering: an answer that is missing, and how to ask for it; what shows it waits. */
  ask?: (key: string, fetch: () => Promise<unknown>) => Promise<unknown>;
}

/** Is it what the API answers? What changes something, or is kept beside the answers, has a key of another kind. */
const isAnswer = (key: unknown) => Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('GET ');

/**
 * Lets every `useSWR` take over what its page brought along: that is not asked for again, and nothing else is asked
 * for, or taken from a storage, before the page is hydrated. With SWR's cache to begin with.
 */
export function takingOver(rendered: Rendered | undefined) {
  const answers = rendered?.answers ?? {};
  const cache = new Map<string, object>(Object.entries(answers).map(([key, data]) => [key, { data }]));
  const held = new Set(cache.keys());
  const isPartial = (id: string) => rendered?.partial?.includes(id) === true;
  const middleware: Middleware = (useNext) => (key, fetcher, config) => {
    const isHydrated = useHydrated();
    const id = unstable_serialize(key);
    // A part that is taken over late still finds what it was rendered with, whatever has been let go of since.
    const isHeld = held.has(id) || (!isHydrated && Object.hasOwn(answers, id));
    const waits = !isHydrated && isAnswer(key) && (!isHeld || rendered?.ask !== undefined);
    const answer = useNext(
      waits ? null : key,
      fetcher,
      isHeld ? { ...config, revalidateOnMount: false, revalidateIfStale: false } : config,
    );
    if (waits) {
      const asked = fetcher && rendered?.ask?.(id, async () => (fetcher as (key: unknown) => unknown)(key));
      const data = asked ? (use(asked) as typeof answer.data) : undefined;
      return { ...answer, data, error: undefined, isLoading: !asked, isValidating: !asked || isPartial(id) };
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
