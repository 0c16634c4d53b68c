import { readRefusal } from '../../src/api/errors.ts';
import type { MockState } from '../handlers/control.ts';
import type { Exchange, LoggedCall } from '../server/log.ts';
import type { PlannedFault, Settings } from '../server/settings.ts';
import { texts } from './text.ts';

/** The path of the calls that steer the mock, under the API's base address. */
export const CONTROL_PATH = '/__mock/';

/** The calls that steer a mock. Each throws an `Error` with a message to show. */
export type Control = ReturnType<typeof createControl>;

/** Steers the mock that answers at `base`; `fetch` is the platform's unless a story names its own world. */
export function createControl(base: string, fetch: typeof globalThis.fetch = (...asked) => globalThis.fetch(...asked)) {
  /** Only a mock answers these addresses, and it is built of the same types. */
  async function send<T extends object>(method: string, call: string, body?: unknown): Promise<T> {
    const response = await fetch(base + CONTROL_PATH + call, {
      method,
      headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Error(texts.failed.network, { cause });
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new Error(readRefusal(answer).detail ?? texts.failed.refused(response.status));
    if (typeof answer !== 'object' || answer === null) throw new Error(texts.failed.unreadable);
    return answer as T;
  }

  return {
    state: () => send<MockState>('GET', 'state'),
    /** Null gives latency back to the scenario. */
    change: (change: Partial<Omit<Settings, 'faults'>>) => send('PATCH', 'state', change),
    /** Makes a call go wrong. */
    addFault: (planned: PlannedFault) => send('POST', 'override', planned),
    /** Lets a call go right again. */
    remove: (call: string) => send('POST', 'override', { call, fault: null }),
    /** Ends all access tokens after so many seconds. */
    expireTokens: (seconds: number) => send('POST', 'tokens', { expires_in: seconds }),
    /** The log, oldest first. */
    requests: () => send<LoggedCall[]>('GET', 'requests'),
    /** One of the last calls with both messages. */
    exchange: (id: number) => send<Exchange>('GET', `requests/${id}`),
    clearRequests: () => send('DELETE', 'requests'),
    snapshot: () => send('GET', 'snapshot'),
    recording: () => send('GET', 'recording'),
    /** Takes a snapshot or a recording. */
    restore: (kept: object) => send('PUT', 'answers' in kept ? 'recording' : 'snapshot', kept),
    reset: () => send('POST', 'reset'),
  };
}
