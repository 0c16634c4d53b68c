import type { Endpoint, Input, Output } from './endpoint.ts';
import { timeLimit } from '../lib/timing.ts';
import { ApiError } from './errors.ts';
import { addressOf, requestOf, type Parts } from './request.ts';
import { readResponse } from './response.ts';
import { createRetries, type Tries } from './retries.ts';

/** What the client needs from whoever keeps the session; `session/` fills it. */
export interface SessionPort {
  /** The bearer token in force, or null for a visitor. */
  accessToken(): string | null;
  /** Trades a refused token for a new one; null when the session has ended. Concurrent callers share one refresh. */
  refresh(refused: string): Promise<string | null>;
  /** Did this token come from a refresh here? One that another tab or a log-in put in its place may be as old as the refused. */
  isFresh(token: string): boolean;
  /** A token fresh from a refresh was refused too: the session is over. */
  reject(): void;
}

interface ClientOptions {
  /** Address that every path is joined to, without a slash at its end: `/api` or `https://host/api`. */
  base: string;
  /** Default: a visitor. */
  session?: SessionPort;
  /** Default: the platform's. */
  fetch?: typeof globalThis.fetch;
  /** Sent along with every call. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which a call is given up; an upload after three times as long without progress. Default 20,000. */
  timeout?: number;
  /** Milliseconds before the first retry of a GET; the second waits three times as long. Default 400. */
  retryDelay?: number;
}

interface CallOptions extends Tries {
  /** A token to use in place of the session's; then nothing is refreshed. */
  token?: string;
  /** Hears which share of the request has left, from 0 to 1; for uploads. */
  onProgress?: ((share: number) => void) | undefined;
  /** Called before the call is sent once more with a renewed token. */
  onRenew?: (() => void) | undefined;
}

/** The one way to the API. */
export interface Client {
  readonly base: string;
  /** Sends one call and validates its answer. Throws `ApiError`, and nothing else. */
  call<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Output<E>>;
  /** Puts another session behind the client; for the session itself, at its start. */
  connect(session: SessionPort): void;
}

const visitor: SessionPort = {
  accessToken: () => null,
  refresh: async () => null,
  isFresh: () => true,
  reject: () => undefined,
};
/** Times that a call is sent with yet another token. */
const MAX_RENEWALS = 2;
const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401;

/** A client for the API at `base` (product §7): bearer, credentials, time limit, one refresh and one replay on 401, GETs retried. */
export function createClient({
  base,
  session = visitor,
  fetch = (request, init) => globalThis.fetch(request, init),
  headers = {},
  timeout = 20_000,
  retryDelay = 400,
}: ClientOptions): Client {
  let port = session;

  async function send(endpoint: Endpoint, parts: Parts, token: string | null, options: CallOptions): Promise<unknown> {
    const { signal, onProgress } = options;
    const limit = timeLimit(parts.form ? timeout * 3 : timeout);
    try {
      // Few calls are uploads: what they need comes with the first of them.
      const transport = onProgress
        ? (await import('./upload.ts')).uploadFetch((share) => {
            limit.extend();
            onProgress(share);
          })
        : fetch;
      const response = await transport(addressOf(base, endpoint, parts), {
        ...requestOf(endpoint, parts, token, headers),
        signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
      });
      return await readResponse(endpoint, response);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      throw new ApiError(signal?.aborted ? 'aborted' : limit.signal.aborted ? 'timeout' : 'network', { cause });
    } finally {
      limit.clear();
    }
  }

  const again = createRetries(retryDelay);
  const sendWithRetries = (endpoint: Endpoint, parts: Parts, token: string | null, options: CallOptions) =>
    again(endpoint, parts, token, () => send(endpoint, parts, token, options), options);

  return {
    base,
    connect: (next) => {
      port = next;
    },
    async call<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}): Promise<Output<E>> {
      const parts = input as Parts;
      const given = options.token;
      const auth = endpoint.auth ?? 'none';
      const token = auth === 'none' ? null : (given ?? port.accessToken());
      if (auth === 'required' && token === null) throw new ApiError('http', { status: 401 });
      for (let bearer = token, renewals = 0; ; renewals += 1) {
        try {
          return await sendWithRetries(endpoint, parts, bearer, options);
        } catch (error) {
          if (!isRefused(error) || bearer === null || given !== undefined) throw error;
          if (renewals === MAX_RENEWALS || (renewals > 0 && port.isFresh(bearer))) {
            if (port.accessToken() === bearer) port.reject();
            throw error;
          }
          if (renewals === 0) options.onRenew?.();
          bearer = await port.refresh(bearer);
          if (bearer === null) throw error;
        }
      }
    },
  };
}
