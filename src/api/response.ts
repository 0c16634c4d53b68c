import * as v from 'valibot';
import { isPublic, type Endpoint } from './endpoint.ts';
import { ApiError, readRefusal } from './errors.ts';

// To avoid long tasks on slow phones, a response of more than `LONG` characters is validated after a pause. A list of
// that size is validated in parts of `ROWS_AT_ONCE` rows.
const LONG = 500_000;
const ROWS_AT_ONCE = 1_000;

/**
 * Returns the validated response of a call. Throws an `ApiError` for an error response or a malformed response (product
 * §7).
 */
export async function readResponse(endpoint: Endpoint, response: Response): Promise<unknown> {
  const { status } = response;
  const text = await response.text();
  const accepted = endpoint.success === undefined ? response.ok : status === endpoint.success;
  if (!accepted) {
    const refusal = readRefusal(parseJson(text));
    // Some servers refuse a private item with 401 or 403 instead of 404. A firewall's refusal contains no message.
    const isItem = isPublic(endpoint) && endpoint.path.endsWith(':id/');
    const isPrivate = isItem && [401, 403].includes(status) && refusal.detail !== null;
    throw new ApiError('http', { status: isPrivate ? 404 : status, ...refusal, retryAfter: retryAfterOf(response) });
  }
  const json = parseJson(text);
  const isLong = text.length > LONG;
  // Lets the browser handle clicks between parsing and validation.
  if (isLong) await new Promise((resume) => setTimeout(resume));
  const parsed =
    isLong && Array.isArray(json) ? await validateRows(endpoint.response, json) : v.safeParse(endpoint.response, json);
  if (!parsed.success) throw new ApiError('malformed', { status, cause: parsed.issues });
  return parsed.output;
}

/** Validates a long list in parts. Between the parts, the browser can handle clicks. */
async function validateRows(schema: v.GenericSchema, rows: readonly unknown[]) {
  const parts: v.SafeParseResult<v.GenericSchema>[] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    if (at > 0) await new Promise((resume) => setTimeout(resume));
    parts.push(v.safeParse(schema, rows.slice(at, at + ROWS_AT_ONCE)));
  }
  // As with a short list, invalid rows are ignored. Validation fails only if all rows are invalid.
  const valid = parts.filter(({ success }) => success);
  if (valid.length === 0) return { success: false as const, issues: parts.flatMap(({ issues }) => issues ?? []) };
  return { success: true as const, output: valid.flatMap(({ output }) => output) };
}

/**
 * Parses a body as JSON. An empty body gives `undefined`. Text that is not JSON gives a symbol, which every schema
 * except `unknown` rejects.
 */
function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(withWholeIds(text));
  } catch {
    return Symbol('not JSON');
  }
}

/**
 * Quotes integers that are too large for a JavaScript number. These are ids, which `JSON.parse` would round. Existing
 * strings stay unchanged.
 */
export function withWholeIds(text: string): string {
  if (!/\d{16}/.test(text)) return text;
  return text.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}

/**
 * Returns the number of seconds to wait according to `Retry-After`, which contains a number or a date. Null if the
 * header is missing or invalid.
 */
export function retryAfterOf(response: Response): number | null {
  const value = response.headers.get('Retry-After');
  if (value === null) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
