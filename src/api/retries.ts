import { isOnline, whenOnline } from '../lib/online.ts';
import { pause } from '../lib/timing.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError } from './errors.ts';
import { addressOf, type Parts } from './request.ts';

/** Until when a call may be sent, and how often. */
export interface Tries {
  signal?: AbortSignal;
  /** The reader asked for it: what failed before has all its tries again, also where the server asked to wait. Default false. */
  insist?: boolean;
  /** Nobody waits for it yet: it is sent once, and those who will wait have all tries. Default false. */
  ahead?: boolean;
}

const RETRIED_STATUS = new Set([429, 502, 503, 504]);
const MAX_RETRIES = 2;
// Asked to wait longer, the user hears of the failure instead.
const LONGEST_WAIT = 10_000;

const isPassing = ({ kind, status }: ApiError) => kind === 'network' || RETRIED_STATUS.has(status);

function leave(cause: unknown): never {
  throw new ApiError('aborted', { cause });
}

/**
 * Sends calls by `send`, a GET again where it met 429, 502, 503, 504 or no connection, `retryDelay` ms later and then three times as
 * long (product 7.23, decision 004). Whichever screen wishes for it, what failed with all its tries is sent once at a time
 * until it works, and not before the server's `Retry-After` is over (product 7.26), for each user (`whose`) on their own.
 */
export function createRetries(retryDelay: number) {
  const failed = new Map<string, { failure: ApiError; until: number }>();

  async function tryAgain(send: () => Promise<unknown>, retries: number, signal?: AbortSignal) {
    for (let tries = 0; ; tries += 1) {
      await whenOnline(signal).catch(leave);
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof ApiError) || !isPassing(error) || tries >= retries) throw error;
        const wait = error.retryAfter === null ? retryDelay * 3 ** tries : error.retryAfter * 1000;
        if (wait > LONGEST_WAIT) throw error;
        await pause(wait, signal).catch(leave);
      }
    }
  }

  return async (
    endpoint: Endpoint,
    parts: Parts,
    whose: string | undefined,
    send: () => Promise<unknown>,
    { signal, insist, ahead }: Tries,
  ) => {
    if (endpoint.method !== 'GET') {
      // Who asked may have left when the connection is back.
      if (!isOnline()) throw new ApiError('offline');
      return send();
    }
    const name = `${addressOf('', endpoint, parts)} ${whose}`;
    const before = insist ? undefined : failed.get(name);
    if (before && Date.now() < before.until) throw before.failure;
    try {
      const answer = await tryAgain(send, before || ahead ? 0 : MAX_RETRIES, signal);
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
