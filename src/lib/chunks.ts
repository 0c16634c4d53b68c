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
const ahead: (() => void)[] = [];

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

const failedStyles = new Set<HTMLLinkElement>();

function noteFailedStyle({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
}

/** Asks again for style sheets that did not come: the bundler asks once, and would then go on without them. */
async function fetchFailedStyles(): Promise<void> {
  const links = [...failedStyles];
  failedStyles.clear();
  await Promise.all(
    links.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      return new Promise((resolve, reject) => {
        again.addEventListener('load', resolve);
        again.addEventListener('error', reject);
        link.replaceWith(again);
      });
    }),
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
    // A link's error does not bubble.
    if (typeof document !== 'undefined') document.addEventListener('error', noteFailedStyle, true);
    try {
      await fetchFailedStyles();
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

/** Fetches a part of the program as soon as the browser has nothing better to do. */
export function preloadWhenIdle(chunk: Pick<Chunk<unknown>, 'preload'>): void {
  ahead.push(chunk.preload);
}

/** Begins to fetch what may be needed soon, one part after the other in the browser's idle time; not for those who save data. */
function startPreloading(): void {
  if (typeof requestIdleCallback === 'undefined' || isSavingData() || ahead.length === 0) return;
  requestIdleCallback(() => {
    ahead.shift()?.();
    startPreloading();
  });
}

// What shows that somebody is there, who may want more than the first screen.
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
// Milliseconds after which a page that is only read has somebody there, too.
const READ_FOR = 10_000;

/** Begins to fetch ahead once somebody is there: what they ask for first should not wait behind it. Returns how to stop. */
export function preloadForSomebody(): () => void {
  const waiting = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  const begin = () => {
    stop();
    startPreloading();
  };
  const timer = setTimeout(begin, READ_FOR);
  const options = { capture: true, passive: true, signal: waiting.signal };
  SIGNS.forEach((sign) => addEventListener(sign, begin, options));
  return stop;
}

/** Does the reader wish for no more bytes than they ask for? */
export function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
