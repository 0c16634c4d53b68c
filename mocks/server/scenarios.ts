import { keysOf } from '../../src/lib/keys.ts';
import type { Contents } from '../data/db.ts';
import type { SingleFault } from './faults.ts';

interface ScenarioSettings {
  about: string;
  contents?: 'empty';
  latency?: readonly [min: number, max: number];
  /** The fault of every GET. */
  fault?: SingleFault;
  /** The lifetime of access tokens in seconds. */
  tokenLifetime?: number;
}

/** The response of a server with an internal error. */
export const failure: SingleFault = { status: 500, body: { detail: 'خطای داخلی سرور.' } };

/** The scenarios. Each defines the seed data and the server's behaviour. */
export const scenarios = {
  default: { about: 'The complete seed data, without latency.' },
  empty: { about: 'Only departments and accounts, without courses, articles or notifications.', contents: 'empty' },
  slow: { about: 'Every response takes 1.5 to 3 seconds.', latency: [1500, 3000] },
  failing: { about: 'Every GET gets a 500.', fault: failure },
  expiring: {
    about: 'Access tokens are valid for four minutes, so the expiry warning appears at once.',
    tokenLifetime: 240,
  },
  offline: { about: 'Every GET fails as if there were no connection.', fault: 'drop' },
  huge: { about: 'Ten thousand courses (--courses sets another number), and long lists everywhere.' },
  malformed: { about: 'Every GET gets truncated JSON.', fault: 'malformed' },
} as const satisfies Record<string, ScenarioSettings>;

export type Scenario = keyof typeof scenarios;

export const SCENARIOS = keysOf(scenarios);

export const isScenario = (name: string): name is Scenario => Object.hasOwn(scenarios, name);

export const scenarioOf = (name: Scenario): ScenarioSettings => scenarios[name];

export const contentsOf = ({ scenario, courses }: { scenario: Scenario; courses: number }): Contents =>
  scenario === 'huge' ? courses : (scenarioOf(scenario).contents ?? 'full');
