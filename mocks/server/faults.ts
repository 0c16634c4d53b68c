import { HttpResponse } from 'msw/http';
import * as z from 'zod/mini';

const named = ['drop', 'dropAfter', 'html', 'empty', 'malformed', 'duplicate'] as const;

/** What goes wrong with a call: a refusal, a delay before the true answer, or an answer that is none. */
export type Fault =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | { delay: number | 'infinite' }
  | { json: unknown }
  | (typeof named)[number]
  | ((request: Request) => Response | Promise<Response>);

/** How faults are written, by example. */
export const faultWords: readonly string[] = ['500', 'delay:1500', ...named];

/** Statuses whose answers have no body. */
const BODILESS = [204, 205, 304];
/** The longest that a timer can wait, in milliseconds. */
const LONGEST = 2_147_483_647;

const milliseconds = z.int().check(z.minimum(0), z.maximum(LONGEST));
const status = z.int().check(z.minimum(200), z.maximum(599));
const headers = z.record(z.string(), z.string()).check(z.refine(isSendable));
const Written = z.union([
  z.enum(named),
  z.strictObject({ delay: z.union([milliseconds, z.literal('infinite')]) }),
  z.strictObject({ status, body: z.optional(z.unknown()), headers: z.optional(headers) }),
]);

/** Whether headers have names and values that can be sent. */
function isSendable(given: Record<string, string>): boolean {
  try {
    return Boolean(new Headers(given));
  } catch {
    return false;
  }
}

/** A fault as JSON or as text, as `faultText` writes it; null for what is none. */
export function readFault(value: unknown): Fault | null {
  if (typeof value === 'object' && value !== null && 'json' in value) return { json: value.json };
  const [, delay] = /^delay:(\d+|infinite)$/.exec(String(value)) ?? [];
  const written =
    typeof value !== 'string'
      ? value
      : delay !== undefined
        ? { delay: delay === 'infinite' ? delay : Number(delay) }
        : /^\d{3}$/.test(value)
          ? { status: Number(value) }
          : value;
  const parsed = Written.safeParse(written);
  return parsed.success ? (parsed.data as Fault) : null;
}

/** A fault in a word: `500`, `delay:1500`, `drop`; null for one that no word says, such as a status with a body. */
export function faultText(fault: Fault): string | null {
  if (typeof fault === 'string') return fault;
  if ('delay' in fault) return `delay:${fault.delay}`;
  return 'status' in fault && fault.body === undefined && !fault.headers ? String(fault.status) : null;
}

/**
 * The response of a fault; `answer` gives the true one. `dropAfter` acts on the call and then loses its answer,
 * `duplicate` acts on it twice, as behind a proxy that replays, and gives the second answer.
 */
export async function faultResponse(
  fault: Fault,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (typeof fault === 'function') return fault(request);
  if (fault === 'drop') return HttpResponse.error();
  if (fault === 'dropAfter') {
    await answer();
    return HttpResponse.error();
  }
  if (fault === 'duplicate') {
    await answer();
    return answer();
  }
  if (fault === 'html')
    return new Response('<!doctype html><title>502 Bad Gateway</title>', { headers: { 'Content-Type': 'text/html' } });
  if (fault === 'empty') return new Response('');
  if (fault === 'malformed')
    return new Response('[{"id": 1, "title": "دو', { headers: { 'Content-Type': 'application/json' } });
  if ('delay' in fault) {
    if (fault.delay === 'infinite') await new Promise(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, fault.delay as number));
    return answer();
  }
  if ('json' in fault) return Response.json(fault.json);
  const { status, body, headers = {} } = fault;
  return body === undefined || BODILESS.includes(status)
    ? new Response(null, { status, headers })
    : Response.json(body, { status, headers });
}
