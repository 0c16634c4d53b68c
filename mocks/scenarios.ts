import type { Fault } from './faults.ts';

interface ScenarioSettings {
  empty?: boolean;
  huge?: boolean;
  latency?: readonly [min: number, max: number];
  /** What becomes of every GET. */
  fault?: Fault;
  /** Share of calls that fail, from 0 to 1. */
  fail?: number;
  /** Seconds that access tokens live. */
  tokenLifetime?: number;
}

/** The name of a world. */
export type Scenario = 'default' | 'empty' | 'slow' | 'failing' | 'expiring' | 'offline' | 'huge' | 'malformed';

/** The named worlds: what is in the database, and how the server behaves. */
export const scenarios: Readonly<Record<Scenario, ScenarioSettings>> = {
  default: {},
  empty: { empty: true },
  slow: { latency: [1500, 3000] },
  failing: { fault: { status: 500, body: { detail: 'خطای داخلی سرور.' } } },
  expiring: { tokenLifetime: 240 },
  offline: { fault: 'drop' },
  huge: { huge: true },
  malformed: { fault: 'html' },
};
