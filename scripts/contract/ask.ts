import { setTimeout as sleep } from 'node:timers/promises';
import { fieldOf, shown, type RequestParts } from '../../mocks/openapi/cases.ts';
import { withoutSecrets } from '../../mocks/server/mask.ts';
import { retryAfterOf, withWholeIds } from '../../src/api/response.ts';

/** A request to the back end. */
export interface Sent extends Omit<RequestParts, 'params' | 'query'> {
  method: string;
  path: string;
}

/** A response. `body` is undefined if `text` is empty or not JSON. */
export interface Came {
  status: number;
  type: string;
  text: string;
  body: unknown;
}

/** Thrown if the back end does not respond, or if the log-in returns no tokens. */
export class NoAnswer extends Error {}

export type Asker = ReturnType<typeof createAsker>;

const LONGEST_WAIT = 60;

// The error codes of a reset connection. gunicorn resets the connection if it refuses a request before reading the
// complete body.
const RESETS = ['EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET'];

/**
 * Creates functions that send requests to `base` with a time limit in milliseconds, and store cookies as browsers do.
 */
export function createAsker(base: string, timeout: number, fetch = globalThis.fetch) {
  let count = 0;
  // The cookies of each user, by access token.
  const cookies = new Map<string, string>();

  async function send({ method, path, token, json, form, text = JSON.stringify(json) }: Sent): Promise<Response> {
    const cookie = token && cookies.get(token);
    const headers = {
      Accept: 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(cookie && { Cookie: cookie }),
      ...(text !== undefined && { 'Content-Type': 'application/json' }),
    };
    const fields = new FormData();
    for (const [name, value] of Object.entries(form ?? {})) fields.set(name, value);
    const body = form ? fields : (text ?? null);
    count += 1;
    // Does not follow redirects. The contract does not allow them, so a redirect is judged like any other response.
    return fetch(base + path, { method, headers, redirect: 'manual', signal: AbortSignal.timeout(timeout), body });
  }

  async function ask(sent: Sent): Promise<Came> {
    let [resetsLeft, mayWait] = [6, true];
    for (;;) {
      try {
        const response = await send(sent);
        const { status, headers } = response;
        const wait = retryAfterOf(response) ?? 1;
        if (status === 429 && mayWait && wait <= LONGEST_WAIT) {
          mayWait = false;
          await sleep(wait * 1000);
          continue;
        }
        const text = await response.text();
        const body = parse(text);
        const set = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
        if (set.length > 0) cookies.set(String(fieldOf(body, 'access')), set.join('; '));
        return { status, type: headers.get('Content-Type') ?? '', text, body };
      } catch (error) {
        const cause = error instanceof Error && error.cause;
        const code = fieldOf(cause, 'code');
        resetsLeft -= 1;
        if (resetsLeft < 0 || !RESETS.includes(String(code)))
          throw new NoAnswer(`no response (${String(code ?? fieldOf(cause, 'message') ?? error)})`);
      }
    }
  }

  /** Sends a preflight and other requests from `origin`. Returns the first fault of the CORS headers, or null. */
  async function preflight(origin: string): Promise<string | null> {
    const common = {
      'Allow-Origin': (value: string) => value === origin,
      'Allow-Credentials': (value: string) => value === 'true',
    };
    const answered = { ...common, 'Expose-Headers': (value: string) => /\bretry-after\b/i.test(value) };
    const onlyPreflight = {
      // The wildcard `*` does not include `Authorization`.
      'Allow-Headers': (value: string) => /\bauthorization\b/i.test(value) && /\bcontent-type\b|\*/i.test(value),
      'Allow-Methods': (value: string) => /\bPATCH\b|\*/.test(value),
    };
    const asked = {
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'authorization,content-type',
    };
    // Refusals need the CORS headers, too. Without them, the site mistakes an expired token for a lost connection.
    for (const [method, path, headers, wanted] of [
      ['OPTIONS', '/notifications/1/', asked, { ...common, ...onlyPreflight }],
      ['GET', '/blogs/', {}, answered],
      ['GET', '/notifications/', {}, answered],
      ['POST', '/user/login/', {}, answered],
    ] as const) {
      const signal = AbortSignal.timeout(timeout);
      const sent = fetch(base + path, { method, headers: { Origin: origin, ...headers }, signal });
      const response = await sent.catch(String);
      if (typeof response === 'string') return response;
      const call = `${method} ${path} (${response.status})`;
      if (method === 'OPTIONS' && !response.ok) return call;
      for (const [name, fits] of Object.entries(wanted)) {
        const value = response.headers.get(`Access-Control-${name}`) ?? 'none';
        if (!fits(value)) return `${call}: Access-Control-${name}: ${value}`;
      }
    }
    return null;
  }

  return { ask, preflight, count: () => count };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(withWholeIds(text));
  } catch {
    return undefined;
  }
}

/** Describes a request in one line, without its secrets. */
export function showSent({ method, path, token, json, form, text }: Sent): string {
  const bare = (fields: unknown) => shown(withoutSecrets(fields), 200);
  const body = form ? `form ${bare(form)}` : (text ?? (json === undefined ? '' : bare(json)));
  return [method, path, body, token === null ? '(no token)' : ''].filter(Boolean).join(' ');
}
