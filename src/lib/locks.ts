/** The milliseconds for which another tab may still read its own stale copy of a storage after a write. */
export const SETTLE = 50;

/** How long to wait and hold, in milliseconds. */
interface LockOptions {
  /** Without the lock after this long, the work runs anyway: a hanging tab must not stop the others. Default 5,000; `Infinity` waits. */
  patience?: number;
  /** The lock is held this much longer after the work, so that other tabs see what it stored; the caller does not wait. Default 0. */
  settle?: number;
}

/** Can work be kept apart from that of other tabs? Not on a page without https, nor in an old browser. */
export function hasLocks(): boolean {
  return typeof navigator !== 'undefined' && navigator.locks !== undefined;
}

/**
 * Runs `work` while no other tab runs work under the same name, and gives its result or error. It hears whether it lost its
 * patience, and does not hold the lock. Where the browser has no Web Locks, it runs at once.
 */
export function withLock<T>(
  name: string,
  work: (holds: boolean) => Promise<T>,
  { patience = 5000, settle = 0 }: LockOptions = {},
): Promise<T> {
  if (!hasLocks()) return Promise.resolve(true).then(work);
  return new Promise((resolve, reject) => {
    const impatience = new AbortController();
    // A timer takes `Infinity` for no time at all.
    const timer = patience === Infinity ? undefined : setTimeout(() => impatience.abort(), patience);
    let begun = false;

    async function hold(holds: boolean) {
      begun = true;
      clearTimeout(timer);
      try {
        resolve(await work(holds));
      } catch (cause) {
        reject(cause);
      }
      if (settle > 0) await new Promise((released) => setTimeout(released, settle));
    }

    // Besides impatience, the browser refuses locks to pages that may not keep data.
    const held = navigator.locks.request(name, { signal: impatience.signal }, () => hold(true));
    held.catch(() => (begun ? undefined : hold(false)));
  });
}
