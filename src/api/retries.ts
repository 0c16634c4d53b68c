import { isOnline, whenOnline } from '../lib/online.ts';
import { pause, wait } from '../lib/timing.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError } from './errors.ts';
import { addressOf, type Parts } from './request.ts';

export interface Tries {
  signal?: AbortSignal;
  /**
   * Whether to ignore earlier failures, for instance because the user pressed the retry button. The call is then sent
   * with all its retries, even before the time in `Retry-After` has passed. Default false.
   */
  insist?: boolean;
  /**
   * Whether to send the call only once, because it is a prefetch or a check before a write. A failure then does not
   * affect later calls, unless the response has `Retry-After`. Default false.
   */
  ahead?: boolean;
  /** Whether a hidden page retries, too, because other tabs wait for the result. Default false. */
  hidden?: boolean;
}

const RETRIED_STATUS = new Set([429, 502, 503, 504]);
const MAX_RETRIES = 2;
// The longest wait before a retry, in milliseconds. If `Retry-After` is longer, the call fails at once.
const LONGEST_WAIT = 10_000;

/** Returns whether a GET that failed with this error may succeed on a retry (product 7.23). */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || RETRIED_STATUS.has(error.status));

function leave(cause: unknown): never {
  throw new ApiError('aborted', { cause });
}

/**
 * Returns a function that sends calls, and retries GETs after 429, 502 to 504 or a network error. The first retry waits
 * `retryDelay` ms, and the second waits three times as long (product 7.23, decision 004). If all attempts fail, later
 * calls to the same URL by the same user (`whose`) are sent without retries until one succeeds. If the failed response
 * had `Retry-After`, later calls fail at once until that time has passed (product 7.26).
 */
export function createRetries(retryDelay: number) {
  const failed = new Map<string, { failure: ApiError; until: number }>();

  async function tryAgain(send: () => Promise<unknown>, retries: number, { signal, hidden }: Tries) {
    for (let tries = 0; ; tries += 1) {
      await whenOnline(signal).catch(leave);
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof ApiError && isPassing(error)) || tries >= retries) throw error;
        const delay = error.retryAfter === null ? retryDelay * 3 ** tries : error.retryAfter * 1000;
        if (delay > LONGEST_WAIT) throw error;
        await (hidden ? wait : pause)(delay, signal).catch(leave);
      }
    }
  }

  return async (
    endpoint: Endpoint,
    parts: Parts,
    whose: string | undefined,
    send: () => Promise<unknown>,
    options: Tries,
  ) => {
    const { insist, ahead } = options;
    if (endpoint.method !== 'GET') {
      // A write does not wait for a connection. When the connection returns, the user might have left the page.
      if (!isOnline()) throw new ApiError('offline');
      return send();
    }
    const name = `${addressOf('', endpoint, parts)} ${whose}`;
    const before = insist ? undefined : failed.get(name);
    if (before && Date.now() < before.until) throw before.failure;
    try {
      const answer = await tryAgain(send, before || ahead ? 0 : MAX_RETRIES, options);
      failed.delete(name);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && ((isPassing(error) && !ahead) || error.retryAfter !== null)) {
        failed.set(name, { failure: error, until: Date.now() + (error.retryAfter ?? 0) * 1000 });
      }
      throw error;
    }
  };
}
