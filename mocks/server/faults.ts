import * as v from 'valibot';
import { keysOf } from '../../src/lib/keys.ts';

const named = {
  ok: 'The normal response, even if the scenario has a fault.',
  drop: 'The connection is dropped before the server acts.',
  dropAfter: 'The server acts, then the connection is dropped.',
  html: 'An HTML page instead of JSON.',
  empty: 'An empty body.',
  malformed: 'Truncated JSON.',
} as const;

/** An example of each fault, and its explanation. */
export const aboutFaults: readonly (readonly [word: string, about: string])[] = [
  ['500', 'Any status from 200 to 599, without a body.'],
  ['delay:1500', 'The normal response after 1500 milliseconds; delay:infinite never responds.'],
  ...Object.entries(named),
  ['503,503,ok', 'One fault per call; the last one stays.'],
];

/** The maximum delay of `setTimeout`, in milliseconds. */
const LONGEST = 2_147_483_647;

const whole = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

const Named = v.picklist(keysOf(named));
const Delay = v.strictObject({ delay: v.union([whole(0, LONGEST), v.literal('infinite')]) });
const Status = v.strictObject({
  status: whole(200, 599),
  body: v.exactOptional(v.unknown()),
  headers: v.exactOptional(v.record(v.pipe(v.string(), v.regex(/^[\w-]+$/)), v.string())),
});

const Answering = v.custom<(request: Request) => Response | Promise<Response>>((value) => typeof value === 'function');

// Chooses one schema instead of trying a union, so that the error message names the invalid field.
const OneFault = v.lazy((fault) => {
  if (typeof fault === 'function') return Answering;
  if (typeof fault !== 'object' || fault === null) return Named;
  return 'delay' in fault ? Delay : Status;
});
const Faults = v.pipe(v.array(OneFault), v.minLength(1));

/** A fault of one call. In tests it may be a function. */
export type SingleFault = v.InferOutput<typeof OneFault>;

/** A fault, or a sequence of faults. The last fault of a sequence applies to all later calls. */
export type Fault = SingleFault | readonly SingleFault[];

/** The ways to write a fault: as JSON, or in a short form such as `500` or `delay:1500`. */
export type Written = Fault | number | `${number}` | `delay:${string}` | `${string},${string}`;

/** A schema that reads a fault from JSON or from its short form. */
export const WrittenFault = v.pipe(
  v.unknown(),
  v.transform((value) => {
    const parts: unknown = typeof value === 'string' && value.includes(',') ? value.split(',') : value;
    return Array.isArray(parts) ? parts.map(parseWord) : parseWord(parts);
  }),
  v.lazy((value) => (Array.isArray(value) ? Faults : OneFault)),
);

function parseWord(word: unknown): unknown {
  if (/^\d{3}$/.test(String(word))) return { status: Number(word) };
  if (typeof word !== 'string') return word;
  const [, delay] = /^delay:(\d+|infinite)$/.exec(word) ?? [];
  if (delay === undefined) return word;
  return { delay: delay === 'infinite' ? delay : Number(delay) };
}

/** Returns the short form of a fault, or null if the fault has no short form, such as a status with a body. */
export function faultWord(fault: Fault): string | null {
  if (typeof fault === 'string') return fault;
  if (isSequence(fault)) {
    const words = fault.map(faultWord);
    return words.includes(null) ? null : words.join();
  }
  if ('delay' in fault) return `delay:${fault.delay}`;
  return 'status' in fault && fault.body === undefined && !fault.headers ? String(fault.status) : null;
}

export const isSequence = (fault: Fault): fault is readonly SingleFault[] => Array.isArray(fault);

/** Statuses whose response must not have a body. */
const BODILESS = [204, 205, 304];

const bodies = {
  html: ['text/html', '<!doctype html><title>502 Bad Gateway</title>'],
  empty: ['text/plain;charset=UTF-8', ''],
  malformed: ['application/json', '[{"id": 1, "title": "دو'],
} as const;

/**
 * Returns the response that `fault` causes. Without a fault, returns the result of `answer`, which creates the normal
 * response.
 */
export async function faultResponse(fault: SingleFault | undefined, request: Request, answer: () => Promise<Response>) {
  if (fault === undefined || fault === 'ok') return answer();
  // The response is cloned, because the function may return the same response for several calls.
  if (typeof fault === 'function') return (await fault(request)).clone();
  if (typeof fault === 'object' && 'status' in fault) {
    const { status, body, headers = {} } = fault;
    const isEmpty = body === undefined || BODILESS.includes(status);
    return isEmpty ? new Response(null, { status, headers }) : Response.json(body, { status, headers });
  }
  if (typeof fault === 'object') {
    const { delay } = fault;
    await new Promise((resolve) => delay !== 'infinite' && setTimeout(resolve, delay));
    return answer();
  }
  if (fault === 'dropAfter') await answer();
  if (fault === 'drop' || fault === 'dropAfter') return Response.error();
  const [type, body] = bodies[fault];
  return new Response(body, { headers: { 'Content-Type': type } });
}
