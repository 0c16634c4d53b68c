import { fieldOf, shown, type RequestParts } from '../../mocks/openapi/cases.ts';
import { withoutSecrets } from '../../mocks/server/mask.ts';
import { retryAfterOf, withWholeIds } from '../../src/api/response.ts';

/** A request to the back end. */
export interface Sent extends Omit<RequestParts, 'params' | 'query'> {
  method: string;
  path: string;
}

/** A response. `body` is undefined if it is empty or not JSON. */
export interface Came {
  status: number;
  type: string;
  text: string;
  body: unknown;
  isJson: boolean;
}

/** Thrown if the back end does not respond. */
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
        const wait = retryAfterOf(response) ?? 1;
        if (response.status !== 429 || !mayWait || wait > LONGEST_WAIT) return await cameFrom(response);
        mayWait = false;
        await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      } catch (error) {
        const isLate = error instanceof DOMException && error.name === 'TimeoutError';
        if (isLate) throw new NoAnswer(`no response within ${timeout} ms`);
        const cause = error instanceof Error && error.cause;
        const code = fieldOf(cause, 'code');
        resetsLeft -= 1;
        if (resetsLeft < 0 || !RESETS.includes(String(code)))
          throw new NoAnswer(`no response (${String(code ?? fieldOf(cause, 'message') ?? error)})`);
      }
    }
  }

  async function cameFrom(response: Response): Promise<Came> {
    const text = await response.text();
    const parsed = parse(text);
    const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (set.length > 0) cookies.set(String(fieldOf(parsed.body, 'access')), set.join('; '));
    return { status: response.status, type: response.headers.get('Content-Type') ?? '', text, ...parsed };
  }

  /** Sends a preflight and requests from `origin`. Returns the first fault of the CORS headers, or null. */
  async function preflight(origin: string): Promise<string | null> {
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'authorization,content-type',
    };
    const send = (path: string, init: RequestInit) =>
      fetch(base + path, { ...init, signal: AbortSignal.timeout(timeout) });
    const lack = (response: Response, name: string, wanted: RegExp | string) => {
      const value = response.headers.get(`Access-Control-Allow-${name}`) ?? 'none';
      const isRight = typeof wanted === 'string' ? value === wanted : wanted.test(value);
      return isRight ? null : `Access-Control-Allow-${name}: ${value}`;
    };
    try {
      const allowed = await send('/notifications/1/', { method: 'OPTIONS', headers });
      if (!allowed.ok) return `a preflight with status ${allowed.status}`;
      // Refusals need the CORS headers, too. Otherwise the site mistakes an expired token for a lost connection.
      for (const [method, path] of [
        ['GET', '/blogs/'],
        ['GET', '/notifications/'],
        ['POST', '/user/login/'],
      ] as const) {
        const response = await send(path, { method, headers: { Origin: origin } });
        const lacking = lack(response, 'Origin', origin) ?? lack(response, 'Credentials', 'true');
        if (lacking !== null) return `${method} ${path} (${response.status}): ${lacking}`;
      }
      return (
        lack(allowed, 'Origin', origin) ??
        lack(allowed, 'Credentials', 'true') ??
        // A wildcard does not include `Authorization`.
        lack(allowed, 'Headers', /\bauthorization\b/i) ??
        lack(allowed, 'Headers', /\bcontent-type\b|\*/i) ??
        lack(allowed, 'Methods', /\bPATCH\b|\*/)
      );
    } catch (error) {
      return String(error);
    }
  }

  return { ask, preflight, count: () => count };
}

function parse(text: string): { body: unknown; isJson: boolean } {
  if (text === '') return { body: undefined, isJson: true };
  try {
    return { body: JSON.parse(withWholeIds(text)), isJson: true };
  } catch {
    return { body: undefined, isJson: false };
  }
}

/** Describes a request in one line, without its secrets. */
export function showSent({ method, path, token, json, form, text }: Sent): string {
  const bare = (fields: unknown) => shown(withoutSecrets(fields), 200);
  const body = form ? `form ${bare(form)}` : (text ?? (json === undefined ? '' : bare(json)));
  return [method, path, body, token === null ? '(no token)' : ''].filter(Boolean).join(' ');
}
