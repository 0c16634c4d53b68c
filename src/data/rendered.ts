import { useEffect, useSyncExternalStore } from 'react';
import { unstable_serialize, useSWRConfig, type Middleware } from 'swr';

/** Milliseconds for which an answer that came with its page is as good as one just asked for. */
const FRESH_FOR = 60_000;

/** What a page that was rendered ahead brings along, so that its first render in the browser is the same. */
export interface Rendered {
  /** When it was rendered, in milliseconds. */
  at: number;
  /** The answers it shows, by the keys that SWR keeps them under. */
  answers: Readonly<Record<string, unknown>>;
  /** While rendering: hears of an answer that is missing, and how to ask for it. */
  onMissing?: (key: string, ask: () => Promise<unknown>) => void;
}

const never = () => () => undefined;

/** False while a page that was rendered ahead is taken over, when all must be as the renderer saw it; true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** SWR's cache to begin with. */
export const cacheOf = (rendered: Rendered | undefined) =>
  new Map<string, object>(Object.entries(rendered?.answers ?? {}).map(([key, data]) => [key, { data }]));

/**
 * Lets every `useSWR` take over what its page brought along: that is not asked for again, and nothing else is asked
 * for, or taken from a storage, before the page is hydrated.
 */
export function takingOver(rendered: Rendered | undefined) {
  const held = new Set(Object.keys(rendered?.answers ?? {}));
  const middleware: Middleware = (useNext) => (key, fetcher, config) => {
    const isHydrated = useHydrated();
    const id = unstable_serialize(key);
    const isHeld = held.has(id);
    const waits = !isHydrated && !isHeld && id !== '';
    if (waits && fetcher) rendered?.onMissing?.(id, async () => (fetcher as (key: unknown) => unknown)(key));
    const answer = useNext(
      waits ? null : key,
      fetcher,
      isHeld ? { ...config, revalidateOnMount: false, revalidateIfStale: false } : config,
    );
    return waits ? { ...answer, data: undefined, error: undefined, isLoading: true, isValidating: true } : answer;
  };
  return { held, middleware };
}

/** Lets go of what a page brought along once it is a minute old, and asks for it again if it was older when it came. */
export function useRenewal(rendered: Rendered | undefined, held: Set<string>) {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (!rendered || held.size === 0) return;
    const age = Math.abs(Date.now() - rendered.at);
    const timer = setTimeout(
      () => {
        const keys = new Set(held);
        held.clear();
        if (age >= FRESH_FOR) void mutate((key) => keys.has(unstable_serialize(key)));
      },
      Math.max(0, FRESH_FOR - age),
    );
    return () => clearTimeout(timer);
  }, [rendered, held, mutate]);
}
