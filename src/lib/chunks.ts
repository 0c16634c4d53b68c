import { tellFailure } from './failure.ts';
import { isOnline, whenOnline } from './online.ts';
import { wait } from './timing.ts';

/**
 * The state of a chunk. `idle`: not requested. `ready`: loaded. `offline`: the site is unreachable. `gone`: a
 * deployment has removed the chunk.
 */
export type ChunkState = 'idle' | 'loading' | 'ready' | 'offline' | 'gone';

/** A lazily loaded chunk. */
export type Chunk<T> = ReturnType<typeof createChunk<T>>;

// The milliseconds to wait before the second attempt, and before further attempts while the site is unreachable.
const RETRY_DELAY = 400;
const PATIENCE = 5000;

const listeners = new Set<() => void>();

/** Subscribes to the state changes of all chunks. Returns an unsubscribe function. */
export function subscribeChunks(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Returns whether the site responds, and not only a proxy in front of it. If the site responds, a missing chunk must
 * have been removed by a deployment.
 */
function siteAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(5000);
  const answered = globalThis.fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store', signal });
  return answered.then(
    ({ status }) => status < 500,
    () => false,
  );
}

/** Creates a chunk that `fetchPart` imports. If the site is unreachable, loading is tried again later. */
export function createChunk<T>(fetchPart: () => Promise<T>) {
  let state: ChunkState = 'idle';
  let part: T | null = null;
  let needed = false;
  let trying: Promise<void> = Promise.resolve();
  const arrival = Promise.withResolvers<T>();

  function set(next: ChunkState) {
    state = next;
    listeners.forEach((listener) => listener());
  }

  async function attempt(): Promise<boolean> {
    try {
      part = await fetchPart();
      arrival.resolve(part);
      set('ready');
      return true;
    } catch (cause) {
      console.warn('A chunk could not be loaded', cause);
      tellFailure(cause);
      return false;
    }
  }

  async function tryTwice() {
    set('loading');
    if (await attempt()) return;
    await wait(RETRY_DELAY);
    if (isOnline() && (await attempt())) return;
    const reachable = isOnline() && (await siteAnswers());
    set(reachable ? 'gone' : 'offline');
    if (!reachable) void (isOnline() ? wait(PATIENCE) : whenOnline()).then(() => state === 'offline' && begin());
  }

  const begin = () => {
    trying = tryTwice();
  };

  function load() {
    needed = true;
    if (state !== 'ready' && state !== 'loading') begin();
    return arrival.promise;
  }

  return {
    getState: () => state,
    /** Returns the result of `fetchPart`, or null if the chunk has not loaded. */
    getPart: () => part,
    /**
     * Loads the chunk, even if it has failed before. All callers share one promise, which resolves when the chunk has
     * loaded.
     */
    load,
    /** Tries to load the chunk. Resolves with the result of `fetchPart`, or with null if loading fails. */
    tried() {
      void load();
      return trying.then(() => part);
    },
    /** Prefetches the chunk if it is idle. If the prefetch fails, the chunk becomes idle again. */
    preload() {
      if (state !== 'idle' || !isOnline()) return;
      state = 'loading';
      trying = attempt().then((came) => {
        if (came) return undefined;
        set('idle');
        return needed ? tryTwice() : undefined;
      });
    },
  };
}
