import { isPublic, type Endpoint, type Input, type Output } from './endpoint.ts';
import { isOnline } from '../lib/online.ts';
import { timeLimit } from '../lib/timing.ts';
import { ApiError } from './errors.ts';
import { addressOf, requestOf, type Parts } from './request.ts';
import { readResponse } from './response.ts';
import { createRetries, isPassing, type Tries } from './retries.ts';
import type { SessionPort } from './sessionPort.ts';

/** The settings of a client. Only `base` is required. */
export interface ClientOptions {
  /** The API's base URL without a trailing slash: `/api` or `https://host/api`. */
  base: string;
  /** Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Headers to send with every request. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Milliseconds after which a call times out. An upload times out if it makes no progress for three times that long.
   * Default 20,000.
   */
  timeout?: number;
  /** Milliseconds to wait before the first retry of a GET. The second wait is three times as long. Default 400. */
  retryDelay?: number;
}

interface CallOptions extends Tries {
  /** Whether the service worker may respond with a stored response (`src/worker/`). */
  mayBeStored?: boolean;
  /** A token to send instead of the session's access token. This token is never refreshed. */
  token?: string;
  /** Called during an upload with the fraction of the body sent so far, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Called once, before the first token refresh of the call. */
  onRenew?: (() => void) | undefined;
}

export type Client = ReturnType<typeof createClient>;

/** Creates the client of the API at `base` (product §7). The client refreshes tokens on 401 and retries GETs. */
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
      // Uploads are rare, so their code loads only when the first upload starts.
      const transport = onProgress
        ? (await import('./upload.ts')).uploadFetch((share) => {
            limit.extend();
            onProgress(share);
          })
        : fetch;
      const response = await transport(addressOf(base, endpoint, parts), {
        ...requestOf(endpoint, parts, token, headers, options.insist),
        ...(options.mayBeStored && { cache: 'force-cache' }),
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

  /** Returns whether the server refused the token. */
  async function isRefused({ kind, status }: ApiError, token: string, isUpload: boolean): Promise<boolean> {
    // A server may refuse an upload by closing the connection. In that case, another request checks the token.
    const isCutOff = isUpload && (kind === 'network' || status === 502);
    return status === 401 || (isCutOff && !(await port.accepts(token)));
  }

  /** Sends a public call. Offline, a GET first tries the service worker, which may have stored the response. */
  async function callPublic(endpoint: Endpoint, parts: Parts, options: CallOptions): Promise<unknown> {
    if (endpoint.method === 'GET' && !isOnline()) {
      try {
        return await send(endpoint, parts, null, { ...options, mayBeStored: true });
      } catch (error) {
        if (!isPassing(error)) throw error;
      }
    }
    return sendWithRetries(endpoint, parts, undefined, () => send(endpoint, parts, null, options), options);
  }

  /** Sends a call for the signed-in user, and repeats the call after each token refresh. */
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
        // A call is never repeated for another user.
        if (token === null || port.user()?.id !== user?.id) throw error;
      }
    }
  }

  /** Sends an upload for the signed-in user, and keeps the session from expiring until the upload ends. */
  async function uploadAsUser(endpoint: Endpoint, parts: Parts, options: CallOptions): Promise<unknown> {
    const userId = port.user()?.id;
    // Without this check, a token refresh in `prolong` might wait for a connection.
    if (!isOnline()) throw new ApiError('offline');
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
    /** Sets the session that supplies tokens. `createSession` calls this function. */
    connect(next: SessionPort) {
      port = next;
    },
    /** Sends one call and validates its response. Throws only `ApiError`. */
    call<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}): Promise<Output<E>> {
      const parts = input as Parts;
      if (isPublic(endpoint)) return callPublic(endpoint, parts, options);
      return parts.form ? uploadAsUser(endpoint, parts, options) : callAsUser(endpoint, parts, options);
    },
  };
}
