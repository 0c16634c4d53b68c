import { tellFailure } from './failure.ts';
import { isOnline, whenOnline } from './online.ts';

/** How far a part of the program is: not asked for, on its way, here, out of reach without a connection, or gone. */
export type ChunkState = 'idle' | 'loading' | 'ready' | 'offline' | 'gone';

/** A part of the program that is loaded when it is needed. */
export type Chunk<T> = ReturnType<typeof createChunk<T>>;

// Milliseconds before the second try, and before the next one where the browser believes in a connection that leads nowhere.
const RETRY_DELAY = 400;
const PATIENCE = 5000;

const listeners = new Set<() => void>();

/** Calls back when any part of the program has come, or failed to; returns how to stop. */
export function subscribeChunks(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Any answer will do: a file that is missing from a site that answers was removed by a deployment. */
function siteAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(5000);
  const answered = globalThis.fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store', signal });
  return answered.then(
    () => true,
    () => false,
  );
}

/** A part of the program that `fetchPart` imports; it comes by itself when the connection is back. */
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
      console.warn('A part of the program did not come', cause);
      tellFailure(cause);
      return false;
    }
  }

  async function tryTwice() {
    set('loading');
    if (await attempt()) return;
    await pause(RETRY_DELAY);
    if (isOnline() && (await attempt())) return;
    const reachable = isOnline() && (await siteAnswers());
    set(reachable ? 'gone' : 'offline');
    if (!reachable) void (isOnline() ? pause(PATIENCE) : whenOnline()).then(() => state === 'offline' && begin());
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
    /** What was loaded, or null. */
    getPart: () => part,
    /** Loads it, again after a failure. The one promise for all callers resolves when it has come at last. */
    load,
    /** Loads it and resolves when the try is over: with what was loaded, or null. */
    tried() {
      void load();
      return trying.then(() => part);
    },
    /** Fetches it ahead, once and quietly: a failure is nobody's concern until it is needed. */
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
