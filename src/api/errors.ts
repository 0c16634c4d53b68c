import { isObject } from '../lib/keys.ts';
import { plainText } from '../lib/text.ts';

/**
 * The reason why a call failed. `http`: the server refused the call. `network`: the connection failed. `malformed`: the
 * response is invalid.
 */
type ApiErrorKind = 'http' | 'network' | 'offline' | 'timeout' | 'aborted' | 'malformed';

interface ApiErrorInit {
  status?: number;
  detail?: string | null;
  fields?: Record<string, string>;
  retryAfter?: number | null;
  cause?: unknown;
}

/** The only kind of error that the API client throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status. 0 if there was no response. */
  readonly status: number;
  /** All messages of the server as short plain text. Null if there is no message, or if the messages are markup. */
  readonly detail: string | null;
  /** The server's messages by field name. General messages also have a key, such as `detail`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The number of seconds that the server asks the client to wait before a retry. Null if the server does not ask. */
  readonly retryAfter: number | null;

  constructor(kind: 'http', init: ApiErrorInit & { status: number });
  constructor(kind: Exclude<ApiErrorKind, 'http'>, init?: ApiErrorInit);
  constructor(
    kind: ApiErrorKind,
    { status = 0, detail = null, fields = {}, retryAfter = null, cause }: ApiErrorInit = {},
  ) {
    super(`${kind} ${status} ${detail ?? ''}`.trim(), { cause });
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  get isNotFound(): boolean {
    return this.status === 404;
  }

  /**
   * Whether the API denies access to the item. A refusal without a message comes from a firewall or a CDN, and does not
   * count.
   */
  get isDenied(): boolean {
    return [403, 404].includes(this.status) && this.detail !== null;
  }

  /** Whether the API denies access to an item that exists, such as a course that the user does not own. */
  get isForbidden(): boolean {
    return this.isDenied && !this.isNotFound;
  }

  /** Whether the server could not be reached: the connection failed or timed out, or only a proxy responded. */
  get isUnreachable(): boolean {
    // CDNs use the statuses from 520 for failed connections to the server.
    const isFromProxy = [408, 502, 503, 504].includes(this.status) || this.status >= 520;
    return isFromProxy || ['network', 'offline', 'timeout'].includes(this.kind);
  }

  /** Whether the server itself refused the call, rather than a proxy that could not reach the server. */
  get isRefusal(): boolean {
    return this.kind === 'http' && (this.detail !== null || !this.isUnreachable);
  }

  /**
   * Whether the server may have acted on the failed call: the call was sent but got no usable response, or the status
   * was 408 or 5xx.
   */
  get isUncertain(): boolean {
    if (this.kind === 'offline') return false;
    return this.kind !== 'http' || this.status === 408 || this.status >= 500;
  }
}

/**
 * Parses the body of an error response in the format of Django REST framework (product §7). The body may contain lists
 * of messages by field, and a general message: the first of `error`, `detail` and `message`. A body that is only a list
 * counts as `detail`.
 */
export function readRefusal(body: unknown): { detail: string | null; fields: Record<string, string> } {
  const given: Record<string, unknown> = isObject(body) ? body : { detail: Array.isArray(body) ? body : null };
  const general = ['error', 'detail', 'message'].find((name) => plainText(given[name]) !== null);
  const fields = Object.fromEntries(
    Object.entries(given).flatMap(([field, value]) => {
      const messages = Array.isArray(value) ? value : [field === general && value];
      const message = plainText(messages.flatMap((each) => plainText(each) ?? []).join(' '));
      return message === null ? [] : [[field, message] as const];
    }),
  );
  return { detail: plainText(Object.values(fields).join(' ')), fields };
}

/** Returns the server's message about a failed call, or `fallback` if there is none (product §8). */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.detail : null) ?? fallback;
}
