import { readRefusal } from '../../src/api/errors.ts';
import type { MockState } from '../handlers/control.ts';
import type { Exchange, LoggedCall } from '../server/log.ts';
import type { PlannedFault } from '../server/settings.ts';
import { texts } from './text.ts';

/** The path of the calls that steer the mock, under the API's base address. */
export const CONTROL_PATH = '/__mock/';

/** What can be changed of the mock's behaviour; null gives latency back to the scenario. */
type MockChange = Partial<Pick<MockState, 'scenario' | 'seed' | 'latency' | 'fail' | 'flavour' | 'clock'>>;

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

  /** Only a mock answers these addresses, and it is built of the same types; whoever else does has no such key. */
  async function read<T extends object>(call: string, key: keyof T): Promise<T> {
    const answer = await send('GET', call);
    if (typeof answer === 'object' && answer !== null && key in answer) return answer as T;
    throw new Error(texts.failed.unreadable);
  }

  return {
    state: () => read<MockState>('state', 'scenarios'),
    change: (change: MockChange) => send('PATCH', 'state', change),
    /** Makes a call go wrong. */
    addFault: (planned: PlannedFault) => send('POST', 'override', planned),
    /** Lets a call go right again. */
    remove: (call: string) => send('POST', 'override', { call, fault: null }),
    /** Ends all access tokens after so many seconds. */
    expireTokens: (seconds: number) => send('POST', 'tokens', { expires_in: seconds }),
    /** The log, oldest first. */
    requests: () => read<LoggedCall[]>('requests', 'length'),
    /** One of the last calls with both messages. */
    exchange: (id: number) => read<Exchange>(`requests/${id}`, 'request'),
    clearRequests: () => send('DELETE', 'requests'),
    snapshot: () => send('GET', 'snapshot'),
    recording: () => send('GET', 'recording'),
    /** Takes a snapshot or a recording. */
    restore: (kept: unknown) =>
      send('PUT', typeof kept === 'object' && kept !== null && 'answers' in kept ? 'recording' : 'snapshot', kept),
    reset: () => send('POST', 'reset'),
  };
}

/** Does the mock behave otherwise than it does by itself? */
export function isChanged({ scenario, latency, fail, flavour, clock, faults }: MockState): boolean {
  const isSlow = latency !== null || fail > 0 || clock > 0;
  return scenario !== 'default' || flavour !== 'plain' || isSlow || faults.length > 0;
}
