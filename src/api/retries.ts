import { isOnline, whenOnline } from '../lib/online.ts';
import { pause } from '../lib/timing.ts';
import { callOf, type Endpoint } from './endpoint.ts';
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

const isPassing = ({ kind, status }: ApiError) => kind === 'network' || RETRIED_STATUS.has(status);

/**
 * Sends calls by `send`, a GET again where it met 429, 503 or no connection, `retryDelay` ms later and then three times as
 * long (product 7.23, decision 004). Whichever screen wishes for it, what failed with all its tries is sent once at a time
 * until it works, and not before the server's `Retry-After` is over (product 7.26). Each token has a memory of its own.
 */
export function createRetries(retryDelay: number) {
  const failed = new Map<string, { failure: ApiError; until: number }>();

  async function tryAgain(endpoint: Endpoint, send: () => Promise<unknown>, retries: number, signal?: AbortSignal) {
    for (let tries = 0; ; tries += 1) {
      if (!isOnline()) await waitForConnection(endpoint, signal);
      try {
        return await send();
      } catch (error) {
        const failure = error as ApiError;
        if (endpoint.method !== 'GET' || !isPassing(failure) || tries >= retries) throw failure;
        const wait = failure.retryAfter === null ? retryDelay * 3 ** tries : failure.retryAfter * 1000;
        if (wait > LONGEST_WAIT) throw failure;
        await pause(wait, signal).catch(() => {
          throw new ApiError('aborted');
        });
      }
    }
  }

  return async (
    endpoint: Endpoint,
    parts: Parts,
    token: string | null,
    send: () => Promise<unknown>,
    { signal, insist, ahead }: Tries,
  ) => {
    const name = `${callOf({ method: endpoint.method, path: addressOf('', endpoint, parts) })} ${token}`;
    const before = insist ? undefined : failed.get(name);
    if (before && Date.now() < before.until) throw before.failure;
    try {
      const answer = await tryAgain(endpoint, send, before || ahead ? 0 : MAX_RETRIES, signal);
      failed.delete(name);
      return answer;
    } catch (error) {
      const isKept = error instanceof ApiError && ((isPassing(error) && !ahead) || error.retryAfter !== null);
      if (endpoint.method === 'GET' && isKept) {
        failed.set(name, { failure: error, until: Date.now() + (error.retryAfter ?? 0) * 1000 });
      }
      throw error;
    }
  };
}
