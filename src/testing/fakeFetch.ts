import { createClient, type ClientOptions } from '../api/client.ts';
import type { SessionPort } from '../api/sessionPort.ts';

/** A request as `fetch` received it. */
export interface SentCall {
  method: string;
  /** The path and the query string, without the base `/api`. */
  path: string;
  headers: Headers;
  /** The parsed JSON body. Empty if the body is not JSON. */
  json: Readonly<Record<string, unknown>>;
  /** The multipart body. Empty if the body is not multipart. */
  form: FormData;
  init: RequestInit;
}

type Answer = (call: SentCall, count: number) => Response | Promise<Response>;

/**
 * Returns a `fetch` that records its calls and returns the result of `answer`. Like the real `fetch`, it rejects when
 * its signal aborts.
 */
export function fakeFetch(answer: Answer) {
  const calls: SentCall[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    init.signal?.throwIfAborted();
    const call: SentCall = {
      method: init.method ?? 'GET',
      path: (input instanceof Request ? input.url : input.toString()).replace(/^\/api/, ''),
      headers: new Headers(init.headers),
      json: typeof init.body === 'string' ? JSON.parse(init.body) : {},
      form: init.body instanceof FormData ? init.body : new FormData(),
      init,
    };
    calls.push(call);
    return Promise.race([(async () => answer(call, calls.length))(), failing(init.signal)]);
  };
  return { fetch, calls, lines: () => calls.map(({ method, path }) => `${method} ${path}`) };
}

/** Creates a client whose requests get the result of `answer`. */
export function fakeClient(
  answer: Answer,
  { session, ...options }: Partial<ClientOptions> & { session?: SessionPort } = {},
) {
  const network = fakeFetch(answer);
  const client = createClient({ base: '/api', fetch: network.fetch, retryDelay: 1, ...options });
  if (session) client.connect(session);
  return { ...network, client };
}

function failing(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Returns a JSON response. */
export const json = (body: unknown, status = 200, headers: HeadersInit = {}) =>
  Response.json(body, { status, headers });

/** Returns a rejected promise, as if the connection had failed. */
export const dropped = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

/** Returns a promise of a response that never arrives. */
export const hanging = () => new Promise<Response>(() => undefined);

/** Returns the session of a user whose access token never changes. */
export const signedInAs = (id = '1', accessToken = 'token'): SessionPort => ({
  user: () => ({ id, accessToken }),
  refresh: async () => null,
  prolong: async () => () => undefined,
  accepts: async () => true,
});
