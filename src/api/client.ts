import type { Endpoint, Input, Output } from './endpoint.ts';
import { timeLimit } from '../lib/timing.ts';
import { ApiError } from './errors.ts';
import { addressOf, requestOf, type Parts } from './request.ts';
import { readResponse } from './response.ts';
import { createRetries, type Tries } from './retries.ts';

/** What the client needs from the session. */
export interface SessionPort {
  /** Who is signed in, with the access token in force; null for a visitor. */
  user(): { id: string; accessToken: string } | null;
  /**
   * Trades a refused access token for a new one, for a call that has had `renewals` new ones before; null when the session
   * has ended. Concurrent callers share one refresh.
   */
  refresh(refused: string, renewals: number): Promise<string | null>;
  /** Renews a session that would end during an upload, now and until the returned function is called. */
  prolong(): Promise<() => void>;
  /** Does the server still accept this access token? True where it does not answer. */
  accepts(token: string): Promise<boolean>;
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
  let port: SessionPort = {
    user: () => null,
    refresh: async () => null,
    prolong: async () => () => undefined,
    accepts: async () => true,
  };

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

  /**
   * Did the server refuse the token? A server may refuse an upload before it has read the body, and close the connection: then
   * the browser, or a proxy, sees no answer.
   */
  async function isRefused({ kind, status }: ApiError, token: string, isUpload: boolean): Promise<boolean> {
    const isCutOff = isUpload && (kind === 'network' || status === 502);
    return status === 401 || (isCutOff && !(await port.accepts(token)));
  }

  /** Sends a call of whoever is signed in, once more with each new token that the session gets for it. */
  async function callAsUser(endpoint: Endpoint, parts: Parts, options: CallOptions): Promise<unknown> {
    const user = port.user();
    let token = options.token ?? user?.accessToken ?? null;
    if (endpoint.auth === 'required' && token === null) throw new ApiError('http', { status: 401 });
    for (let renewals = 0; ; renewals += 1) {
      const bearer = token;
      try {
        const sendNow = () => send(endpoint, parts, bearer, options);
        return await sendWithRetries(endpoint, parts, options.token ?? user?.id, sendNow, options);
      } catch (error) {
        const mayRenew = error instanceof ApiError && bearer !== null && options.token === undefined;
        if (!mayRenew || !(await isRefused(error, bearer, parts.form !== undefined))) throw error;
        if (renewals === 0) options.onRenew?.();
        token = await port.refresh(bearer, renewals);
        // No call of one user is repeated as another.
        if (token === null || port.user()?.id !== user?.id) throw error;
      }
    }
  }

  /** Sends an upload of whoever is signed in, whose session is kept from ending meanwhile. */
  async function uploadAsUser(endpoint: Endpoint, parts: Parts, options: CallOptions): Promise<unknown> {
    const userId = port.user()?.id;
    const stop = await port.prolong();
    try {
      if (port.user()?.id !== userId) throw new ApiError('http', { status: 401 });
      return await callAsUser(endpoint, parts, options);
    } finally {
      stop();
    }
  }

  return {
    base,
    /** Puts another session behind the client; for the session itself, at its start. */
    connect(next: SessionPort) {
      port = next;
    },
    /** Sends one call and validates its answer. Throws `ApiError`, and nothing else. */
    call<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}): Promise<Output<E>> {
      const parts = input as Parts;
      const isPublic = (endpoint.auth ?? 'none') === 'none';
      if (isPublic)
        return sendWithRetries(endpoint, parts, undefined, () => send(endpoint, parts, null, options), options);
      return parts.form ? uploadAsUser(endpoint, parts, options) : callAsUser(endpoint, parts, options);
    },
  };
}
