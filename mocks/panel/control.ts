import * as z from 'zod/mini';
import { readRefusal } from '../../src/api/errors.ts';
import type { Fault } from '../server/faults.ts';
import { FLAVOURS } from '../server/flavours.ts';
import type { Scenario } from '../server/scenarios.ts';
import { texts } from './text.ts';

/** The path of the calls that steer the mock, under the API's base address. */
export const CONTROL_PATH = '/__mock/';

const PlannedFault = z.object({ call: z.string(), fault: z.custom<Fault>(), nth: z.exactOptional(z.number()) });
/** A fault of one call; with `nth`, only of that time of the call, counted from one. */
export type PlannedFault = z.output<typeof PlannedFault>;

const MockState = z.object({
  scenario: z.custom<Scenario>((name) => typeof name === 'string'),
  scenarios: z.array(z.custom<Scenario>((name) => typeof name === 'string')),
  seed: z.number(),
  latency: z.nullable(z.tuple([z.number(), z.number()])),
  fail: z.number(),
  flavour: z.enum(FLAVOURS),
  clock: z.number(),
  faults: z.array(PlannedFault),
  calls: z.array(z.string()),
  accounts: z.array(
    z.object({ username: z.string(), password: z.string(), role: z.string(), is_superuser: z.boolean() }),
  ),
});
/** How the mock behaves now, and what there is to choose from. Latency in milliseconds, `fail` from 0 to 1. */
export type MockState = z.output<typeof MockState>;

/** What can be changed of the mock's behaviour; null gives latency back to the scenario. */
export type MockChange = Partial<Pick<MockState, 'scenario' | 'seed' | 'latency' | 'fail'>>;

const LoggedCall = z.object({
  method: z.string(),
  path: z.string(),
  /** 0 where the connection was dropped. */
  status: z.number(),
  ms: z.optional(z.number()),
  at: z.optional(z.number()),
  body: z.optional(z.unknown()),
});
/** A request as the mock saw it; `at` and `ms` in milliseconds. */
export type LoggedCall = z.output<typeof LoggedCall>;

/** The calls that steer a mock. Each throws an `Error` with a message to show. */
export type Control = ReturnType<typeof createControl>;

/** Steers the mock that answers at `base`; `fetch` is the platform's unless a story names its own world. */
export function createControl(base: string, fetch: typeof globalThis.fetch = (...asked) => globalThis.fetch(...asked)) {
  async function send(method: string, call: string, body?: unknown): Promise<unknown> {
    const response = await fetch(base + CONTROL_PATH + call, {
      method,
      headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Error(texts.failed.network, { cause });
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new Error(readRefusal(answer).detail ?? texts.failed.refused(response.status));
    return answer;
  }

  async function read<T>(schema: z.ZodMiniType<T>, call: string): Promise<T> {
    const parsed = schema.safeParse(await send('GET', call));
    if (!parsed.success) throw new Error(texts.failed.unreadable, { cause: parsed.error });
    return parsed.data;
  }

  return {
    state: () => read(MockState, 'state'),
    change: (change: MockChange) => send('PATCH', 'state', change),
    /** Makes a call go wrong. */
    addFault: (planned: PlannedFault) => send('POST', 'override', planned),
    /** Lets a call go right again. */
    remove: (call: string) => send('POST', 'override', { call, fault: null }),
    /** Ends all access tokens after so many seconds. */
    expireTokens: (seconds: number) => send('POST', 'tokens', { expires_in: seconds }),
    /** The log, oldest first. */
    requests: () => read(z.array(LoggedCall), 'requests'),
    clearRequests: () => send('DELETE', 'requests'),
    snapshot: () => send('GET', 'snapshot'),
    restore: (snapshot: unknown) => send('PUT', 'snapshot', snapshot),
    reset: () => send('POST', 'reset'),
  };
}

/** Does the mock behave otherwise than it does by itself? */
export function isChanged({ scenario, latency, fail, faults }: MockState): boolean {
  return scenario !== 'default' || latency !== null || fail > 0 || faults.length > 0;
}
