import * as v from 'valibot';

/** The faults that have a name, and what each does, for developers. */
const named = {
  ok: 'The true answer, whatever the scenario says.',
  drop: 'The connection is dropped before the server acts.',
  dropAfter: 'The server acts; then the connection is dropped.',
  html: 'A page of HTML in the place of JSON.',
  empty: 'An empty body.',
  malformed: 'JSON that is cut off in the middle.',
  duplicate: 'The server acts twice, as behind a proxy that replays, and gives the second answer.',
} as const;

/** How faults are written, by example, and what each does. */
export const aboutFaults: readonly (readonly [word: string, about: string])[] = [
  ['500', 'Any status from 200 to 599, without a body.'],
  ['delay:1500', 'The true answer, that many milliseconds late; delay:infinite never answers.'],
  ...Object.entries(named),
  ['503,503,ok', 'One after the other; the last one stays.'],
];

/** Statuses whose answers have no body. */
const BODILESS = [204, 205, 304];
/** The longest that a timer can wait, in milliseconds. */
const LONGEST = 2_147_483_647;

const whole = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

const Named = v.picklist(Object.keys(named) as (keyof typeof named)[]);
const Delay = v.strictObject({ delay: v.union([whole(0, LONGEST), v.literal('infinite')]) });
const Status = v.strictObject({
  status: whole(200, 599),
  body: v.exactOptional(v.unknown()),
  headers: v.exactOptional(v.pipe(v.record(v.string(), v.string()), v.check(isSendable))),
});

// One shape is chosen, so that what is wrong with it can be named.
const OneFault = v.lazy((fault) => {
  if (typeof fault !== 'object' || fault === null) return Named;
  return 'delay' in fault ? Delay : Status;
});
const Faults = v.pipe(v.array(OneFault), v.minLength(1));

/** What goes wrong with a call: an answer of the server, a delay before the true one, or one that is none; a function for tests. */
export type SingleFault = v.InferOutput<typeof OneFault> | ((request: Request) => Response | Promise<Response>);

/** The same, or one after the other, the last one from then on. */
export type Fault = SingleFault | readonly SingleFault[];

/** Whether headers have names and values that can be sent. */
function isSendable(given: Record<string, string>): boolean {
  try {
    return Boolean(new Headers(given));
  } catch {
    return false;
  }
}

/** A fault as JSON or as text, as `faultText` writes it. */
export const WrittenFault = v.pipe(
  v.unknown(),
  v.transform((value) => {
    const parts: unknown = typeof value === 'string' && value.includes(',') ? value.split(',') : value;
    return Array.isArray(parts) ? parts.map(parseText) : parseText(parts);
  }),
  v.lazy((value) => (Array.isArray(value) ? Faults : OneFault)),
);

function parseText(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (/^\d{3}$/.test(text)) return { status: Number(text) };
  const [, delay] = /^delay:(\d+|infinite)$/.exec(text) ?? [];
  if (delay === undefined) return text;
  return { delay: delay === 'infinite' ? delay : Number(delay) };
}

/** A fault in a word: `500`, `delay:1500`, `drop`; null for one that no word says, such as a status with a body. */
export function faultText(fault: Fault): string | null {
  if (typeof fault === 'string') return fault;
  if (isSequence(fault)) {
    const words = fault.map(faultText);
    return words.includes(null) ? null : words.join();
  }
  if ('delay' in fault) return `delay:${fault.delay}`;
  return 'status' in fault && fault.body === undefined && !fault.headers ? String(fault.status) : null;
}

/** Whether a fault is several, one after the other. */
export const isSequence = (fault: Fault): fault is readonly SingleFault[] => Array.isArray(fault);

const bodies = {
  html: ['text/html', '<!doctype html><title>502 Bad Gateway</title>'],
  empty: ['text/plain;charset=UTF-8', ''],
  malformed: ['application/json', '[{"id": 1, "title": "دو'],
} as const;

/** The response of a fault; `answer` acts on the call and gives the true one. */
export async function faultResponse(
  fault: SingleFault,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  // A copy, as a function may give one response to many calls.
  if (typeof fault === 'function') return (await fault(request)).clone();
  if (typeof fault === 'object') {
    if ('status' in fault) return refusal(fault);
    const { delay } = fault;
    if (delay === 'infinite') return new Promise(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, delay));
    return answer();
  }
  if (fault === 'dropAfter' || fault === 'duplicate') await answer();
  if (fault === 'drop' || fault === 'dropAfter') return Response.error();
  if (fault === 'ok' || fault === 'duplicate') return answer();
  const [type, body] = bodies[fault];
  return new Response(body, { headers: { 'Content-Type': type } });
}

function refusal({ status, body, headers = {} }: Extract<SingleFault, { status: number }>): Response {
  return body === undefined || BODILESS.includes(status)
    ? new Response(null, { status, headers })
    : Response.json(body, { status, headers });
}
