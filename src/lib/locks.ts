/** The milliseconds for which other tabs may still read the old value after a write to `localStorage`. */
export const SETTLE = 50;

/** The options of a lock. Times are in milliseconds. */
interface LockOptions {
  /**
   * The time to wait for the lock. After that, the work runs anyway, so that a hanging tab cannot block others. Default
   * 5,000. With `Infinity`, the wait is not limited.
   */
  patience?: number;
  /**
   * The time to hold the lock after the work, so that the next tab reads the stored values. `withLock` resolves as soon
   * as the work ends, without this delay. Default 0.
   */
  settle?: number;
}

/** Returns whether Web Locks are available. They need https and a recent browser. */
export function hasLocks(): boolean {
  return typeof navigator !== 'undefined' && navigator.locks !== undefined;
}

/**
 * Runs `work` while no other tab runs work under the same name. If the wait times out, `work` runs without the lock,
 * and `holds` is false. Without Web Locks, `work` runs at once.
 */
export function withLock<T>(
  name: string,
  work: (holds: boolean) => Promise<T>,
  { patience = 5000, settle = 0 }: LockOptions = {},
): Promise<T> {
  if (!hasLocks()) return Promise.resolve(true).then(work);
  return new Promise((resolve, reject) => {
    const impatience = new AbortController();
    // `setTimeout` treats `Infinity` as zero, so infinite patience sets no timer.
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

    // Some browsers refuse locks to pages that are not allowed to store data. The work then runs without a lock.
    const held = navigator.locks.request(name, { signal: impatience.signal }, () => hold(true));
    held.catch(() => (begun ? undefined : hold(false)));
  });
}
