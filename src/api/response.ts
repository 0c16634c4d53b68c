import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { ApiError, readRefusal } from './errors.ts';

// Letters of an answer that takes a slow phone longer to read than a press may wait.
const LONG = 500_000;

/** What a call's answer says, validated; throws the refusal, or that it makes no sense (product §7). */
export async function readResponse(endpoint: Endpoint, response: Response): Promise<unknown> {
  const { status } = response;
  const text = await response.text();
  const accepted = endpoint.success === undefined ? response.ok : status === endpoint.success;
  if (!accepted) {
    const refusal = readRefusal(parseJson(text));
    throw new ApiError('http', { status, ...refusal, retryAfter: retryAfterOf(response) });
  }
  const json = parseJson(text);
  // What is pressed meanwhile is heard between the halves of the work.
  if (text.length > LONG) await new Promise((resume) => setTimeout(resume));
  const parsed = v.safeParse(endpoint.response, json);
  if (!parsed.success) throw new ApiError('malformed', { status, cause: parsed.issues });
  return parsed.output;
}

/** The body as JSON; `undefined` for an empty one, and a symbol that no schema takes for anything else. */
function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(withWholeIds(text));
  } catch {
    return Symbol('not JSON');
  }
}

/** `text` with the integers that JavaScript cannot count to, which are ids, in quotation marks; texts in it stay as they are. */
function withWholeIds(text: string): string {
  if (!/\d{16}/.test(text)) return text;
  return text.replace(/"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g, (token) =>
    token.startsWith('"') || Number.isSafeInteger(Number(token)) ? token : `"${token}"`,
  );
}

/** The seconds that `Retry-After` asks to wait, given as a number or a date. Null if the header is missing or unreadable. */
export function retryAfterOf(response: Response): number | null {
  const value = response.headers.get('Retry-After');
  if (value === null) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
