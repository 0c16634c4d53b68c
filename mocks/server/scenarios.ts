import type { SingleFault } from './faults.ts';

/** What is in a database: nothing but departments and accounts, the authored corpus, or ten thousand courses. */
export type Contents = 'empty' | 'full' | 'huge';

interface ScenarioSettings {
  /** What it is, for developers. */
  about: string;
  /** Default `full`. */
  contents?: Contents;
  latency?: readonly [min: number, max: number];
  /** What becomes of every GET. */
  fault?: SingleFault;
  /** Seconds that access tokens live. */
  tokenLifetime?: number;
}

/** The names of the worlds. */
export const SCENARIOS = ['default', 'empty', 'slow', 'failing', 'expiring', 'offline', 'huge', 'malformed'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Whether `name` is that of a world. */
export const isScenario = (name: string): name is Scenario => SCENARIOS.some((scenario) => scenario === name);

/** The answer of a server that failed. */
export const failure: SingleFault = { status: 500, body: { detail: 'خطای داخلی سرور.' } };

/** The named worlds: what is in the database, and how the server behaves. */
export const scenarios: Readonly<Record<Scenario, ScenarioSettings>> = {
  default: { about: 'The authored corpus, answered at once.' },
  empty: { about: 'Departments and accounts only; no courses, articles or notifications.', contents: 'empty' },
  slow: { about: 'Every answer takes seconds.', latency: [1500, 3000] },
  failing: { about: 'Every GET is refused with 500.', fault: failure },
  expiring: {
    about: 'Access tokens live only minutes, so that the warning of an ending session shows at once.',
    tokenLifetime: 240,
  },
  offline: { about: 'Every GET loses its connection.', fault: 'drop' },
  huge: { about: 'Ten thousand courses.', contents: 'huge' },
  malformed: { about: 'Every GET is answered with JSON that is cut off.', fault: 'malformed' },
};
