import type { Fault } from './faults.ts';

/** What is in a database: nothing but departments and accounts, the authored corpus, or ten thousand courses. */
export type Contents = 'empty' | 'full' | 'huge';

interface ScenarioSettings {
  /** Default `full`. */
  contents?: Contents;
  latency?: readonly [min: number, max: number];
  /** What becomes of every GET. */
  fault?: Fault;
  /** Seconds that access tokens live. */
  tokenLifetime?: number;
}

/** The name of a world. */
export type Scenario = 'default' | 'empty' | 'slow' | 'failing' | 'expiring' | 'offline' | 'huge' | 'malformed';

/** The answer of a server that failed. */
export const failure: Fault = { status: 500, body: { detail: 'خطای داخلی سرور.' } };

/** The named worlds: what is in the database, and how the server behaves. */
export const scenarios: Readonly<Record<Scenario, ScenarioSettings>> = {
  default: {},
  empty: { contents: 'empty' },
  slow: { latency: [1500, 3000] },
  failing: { fault: failure },
  expiring: { tokenLifetime: 240 },
  offline: { fault: 'drop' },
  huge: { contents: 'huge' },
  malformed: { fault: 'html' },
};
