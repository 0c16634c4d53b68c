import * as v from 'valibot';

const NAMED = ['ok', 'drop', 'dropAfter', 'html', 'empty', 'malformed', 'duplicate'] as const;

/** The faults that have a name, and what each does, for developers. */
const aboutNamed: Readonly<Record<(typeof NAMED)[number], string>> = {
  ok: 'The true answer, whatever the scenario says.',
  drop: 'The connection is dropped before the server acts.',
  dropAfter: 'The server acts; then the connection is dropped.',
  html: 'A page of HTML in the place of JSON.',
  empty: 'An empty body.',
  malformed: 'JSON that is cut off in the middle.',
  duplicate: 'The server acts twice, as behind a proxy that replays, and gives the second answer.',
};

/** How faults are written, by example, and what each does. */
export const aboutFaults: readonly (readonly [word: string, about: string])[] = [
  ['500', 'Any status from 200 to 599, without a body.'],
  ['delay:1500', 'The true answer, that many milliseconds late; delay:infinite never answers.'],
  ...Object.entries(aboutNamed),
  ['503,503,ok', 'One after the other; the last one stays.'],
];

/** Statuses whose answers have no body. */
const BODILESS = [204, 205, 304];
/** The longest that a timer can wait, in milliseconds. */
const LONGEST = 2_147_483_647;

const milliseconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LONGEST));
const status = v.pipe(v.number(), v.safeInteger(), v.minValue(200), v.maxValue(599));
const headers = v.pipe(v.record(v.string(), v.string()), v.check(isSendable));

const Named = v.picklist(NAMED);
const Delay = v.strictObject({ delay: v.union([milliseconds, v.literal('infinite')]) });
const Status = v.strictObject({ status, body: v.exactOptional(v.unknown()), headers: v.exactOptional(headers) });
const Json = v.strictObject({ json: v.unknown() });

// One shape is chosen, so that what is wrong with it can be named.
const OneFault = v.lazy((fault) => {
  if (typeof fault !== 'object' || fault === null) return Named;
  return 'delay' in fault ? Delay : 'json' in fault ? Json : Status;
});
const Faults = v.pipe(v.array(OneFault), v.minLength(1));

/** What goes wrong with a call: a refusal, a delay before the true answer, or an answer that is none; a function for tests. */
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
    if (Array.isArray(value)) return value.map((each: unknown) => (typeof each === 'string' ? parseText(each) : each));
    if (typeof value !== 'string') return value;
    return value.includes(',') ? value.split(',').map(parseText) : parseText(value);
  }),
  v.lazy((value) => (Array.isArray(value) ? Faults : OneFault)),
);

function parseText(text: string): unknown {
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

/**
 * The response of a fault; `answer` gives the true one. `dropAfter` acts on the call and then loses its answer,
 * `duplicate` acts on it twice, as behind a proxy that replays, and gives the second answer.
 */
export async function faultResponse(
  fault: SingleFault,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  // A copy, as a function may give one response to many calls.
  if (typeof fault === 'function') return (await fault(request)).clone();
  if (typeof fault === 'object') {
    if ('json' in fault) return Response.json(fault.json);
    if ('status' in fault) return refusal(fault);
    const { delay } = fault;
    if (delay === 'infinite') return new Promise(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, delay));
    return answer();
  }
  switch (fault) {
    case 'ok':
      return answer();
    case 'drop':
      return Response.error();
    case 'dropAfter':
      await answer();
      return Response.error();
    case 'duplicate':
      await answer();
      return answer();
    case 'html':
      return new Response('<!doctype html><title>502 Bad Gateway</title>', {
        headers: { 'Content-Type': 'text/html' },
      });
    case 'empty':
      return new Response('');
    case 'malformed':
      return new Response('[{"id": 1, "title": "دو', { headers: { 'Content-Type': 'application/json' } });
  }
}

function refusal({ status, body, headers = {} }: Extract<SingleFault, { status: number }>): Response {
  return body === undefined || BODILESS.includes(status)
    ? new Response(null, { status, headers })
    : Response.json(body, { status, headers });
}
