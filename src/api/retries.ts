import { isOnline, whenOnline } from '../lib/online.ts';
import { pause } from '../lib/timing.ts';
import { callOf, type Endpoint } from './endpoint.ts';
import { ApiError } from './errors.ts';
import { addressOf, type Parts } from './request.ts';

/** How often, and against whose wish, a call may be sent. */
export interface Tries {
  signal?: AbortSignal;
  /** How often a GET may be tried again. Default 2. */
  retries?: number | undefined;
  /** The reader asked for it, so that it is sent also where the server asked to wait. Default false. */
  insist?: boolean | undefined;
}

const RETRIED_STATUS = new Set([429, 503]);
const MAX_RETRIES = 2;
// Asked to wait longer, the user hears of the failure instead.
const LONGEST_WAIT = 10_000;

/** Waits with a GET for a connection; anything else is not sent at all then, for who asked may have left when it comes. */
async function waitForConnection({ method }: Endpoint, signal: AbortSignal | undefined): Promise<void> {
  if (method !== 'GET') throw new ApiError('offline');
  await whenOnline(signal).catch((cause: unknown) => {
    throw new ApiError('aborted', { cause });
  });
}

/**
 * Sends calls by `send`, a GET again where it met 429, 503 or no connection, `retryDelay` ms later and then three times as
 * long (product 7.23, decision 004). What a server asked to wait with is not asked for before, whichever screen wishes to.
 */
export function createRetries(retryDelay: number) {
  const asked = new Map<string, { failure: ApiError; until: number }>();

  async function tryAgain(endpoint: Endpoint, send: () => Promise<unknown>, { signal, retries = MAX_RETRIES }: Tries) {
    for (let tries = 0; ; tries += 1) {
      if (!isOnline()) await waitForConnection(endpoint, signal);
      try {
        return await send();
      } catch (error) {
        const failure = error as ApiError;
        const passing = failure.kind === 'network' || RETRIED_STATUS.has(failure.status);
        if (endpoint.method !== 'GET' || !passing || tries >= retries) throw failure;
        const wait = failure.retryAfter === null ? retryDelay * 3 ** tries : failure.retryAfter * 1000;
        if (wait > LONGEST_WAIT) throw failure;
        await pause(wait, signal).catch(() => {
          throw new ApiError('aborted');
        });
      }
    }
  }

  return async (endpoint: Endpoint, parts: Parts, send: () => Promise<unknown>, options: Tries): Promise<unknown> => {
    const name = callOf({ method: endpoint.method, path: addressOf('', endpoint, parts) });
    const { failure, until = 0 } = asked.get(name) ?? {};
    if (failure && !options.insist && Date.now() < until) throw failure;
    asked.delete(name);
    try {
      return await tryAgain(endpoint, send, options);
    } catch (error) {
      if (endpoint.method === 'GET' && error instanceof ApiError && error.retryAfter !== null) {
        asked.set(name, { failure: error, until: Date.now() + error.retryAfter * 1000 });
      }
      throw error;
    }
  };
}
