import type { Endpoint, Input, Output } from './endpoint.ts';
import { timeLimit } from '../lib/timing.ts';
import { ApiError } from './errors.ts';
import { addressOf, requestOf, type Parts } from './request.ts';
import { readResponse } from './response.ts';
import { createRetries, type Tries } from './retries.ts';

/** What the client needs from whoever keeps the session; `session/` fills it. */
export interface SessionPort {
  /** Who is signed in, with the bearer token in force; null for a visitor. */
  user(): { id: string; accessToken: string } | null;
  /**
   * Trades a token that was refused for a new one, for a call that has had `renewals` new ones before; null when the session
   * has ended. Concurrent callers share one refresh.
   */
  refresh(refused: string, renewals: number): Promise<string | null>;
}

/** What a client is made of; its base alone is needed. */
export interface ClientOptions {
  /** Address that every path is joined to, without a slash at its end: `/api` or `https://host/api`. */
  base: string;
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
export type Client = ReturnType<typeof createClient>;

/** A client for the API at `base` (product §7): bearer, credentials, time limit, one refresh and one replay on 401, GETs retried. */
export function createClient({
  base,
  fetch = (request, init) => globalThis.fetch(request, init),
  headers = {},
  timeout = 20_000,
  retryDelay = 400,
}: ClientOptions) {
  let port: SessionPort = { user: () => null, refresh: async () => null };

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

  const sendWithRetries = createRetries(retryDelay);

  return {
    base,
    /** Puts another session behind the client; for the session itself, at its start. */
    connect(next: SessionPort) {
      port = next;
    },
    /** Sends one call and validates its answer. Throws `ApiError`, and nothing else. */
    async call<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}): Promise<Output<E>> {
      const parts = input as Parts;
      const auth = endpoint.auth ?? 'none';
      const user = auth === 'none' ? null : port.user();
      let token = auth === 'none' ? null : (options.token ?? user?.accessToken ?? null);
      if (auth === 'required' && token === null) throw new ApiError('http', { status: 401 });
      for (let renewals = 0; ; renewals += 1) {
        const bearer = token;
        try {
          const sendNow = () => send(endpoint, parts, bearer, options);
          return await sendWithRetries(endpoint, parts, options.token ?? user?.id, sendNow, options);
        } catch (error) {
          const isRefused = error instanceof ApiError && error.status === 401;
          if (!isRefused || bearer === null || options.token !== undefined) throw error;
          if (renewals === 0) options.onRenew?.();
          token = await port.refresh(bearer, renewals);
          // No call of one user is repeated as another.
          if (token === null || port.user()?.id !== user?.id) throw error;
        }
      }
    },
  };
}
