import { plainText } from '../lib/text.ts';

/**
 * Why a call failed: the server refused, no answer came, it was not sent for want of a connection, it took too long, the
 * caller left, or the answer made no sense.
 */
export type ApiErrorKind = 'http' | 'network' | 'offline' | 'timeout' | 'aborted' | 'malformed';

interface ApiErrorInit {
  status?: number;
  detail?: string | null;
  fields?: Record<string, string[]>;
  retryAfter?: number | null;
  cause?: unknown;
}

/** The one error that the API client throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** The server's own words as short plain text, or null where it gave none that can be shown. */
  readonly detail: string | null;
  /** Refused fields with their messages, as Django lists them. */
  readonly fields: Readonly<Record<string, string[]>>;
  /** Seconds that the server asks to wait before the next try, or null. */
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

  /** True where the thing asked for does not exist. */
  get isNotFound(): boolean {
    return this.status === 404;
  }

  /** True where it cannot be known whether the server acted on the call: no sensible answer came, or it or a gateway before it broke. */
  get isUncertain(): boolean {
    if (this.kind === 'offline') return false;
    return this.kind !== 'http' || this.status === 408 || this.status >= 500;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a refusal as Django REST words it: `detail`, `error`, `message`, or lists of messages by field (product §7). */
export function readRefusal(body: unknown): { detail: string | null; fields: Record<string, string[]> } {
  if (!isObject(body)) return { detail: null, fields: {} };
  const fields = Object.fromEntries(
    Object.entries(body).flatMap(([field, value]) => {
      const messages = (Array.isArray(value) ? value : []).flatMap((message) => plainText(message) ?? []);
      return messages.length > 0 ? [[field, messages] as const] : [];
    }),
  );
  const detail =
    plainText(body['error']) ??
    plainText(body['detail']) ??
    plainText(body['message']) ??
    Object.values(fields)[0]?.[0] ??
    null;
  return { detail, fields };
}

/** The server's message of a failed call, or `fallback` where it has none (product §8). */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.detail : null) ?? fallback;
}
