import { accounts } from '../data/corpus/accounts.ts';
import type { Fault } from '../server/faults.ts';
import type { Scenario } from '../server/scenarios.ts';

/** What each scenario is, for developers. */
export const aboutScenarios: Readonly<Record<Scenario, string>> = {
  default: 'The authored corpus, answered at once.',
  empty: 'Departments and accounts only; no courses, articles or notifications.',
  slow: 'Every answer takes seconds.',
  failing: 'Every GET is refused with 500.',
  expiring: 'Access tokens live only minutes, so that the warning of an ending session shows at once.',
  offline: 'Every GET loses its connection.',
  huge: 'Ten thousand courses.',
  malformed: 'Every GET is answered with a page of HTML.',
};

const named: Readonly<Record<Extract<Fault, string>, string>> = {
  drop: 'The connection is dropped before the server acts.',
  dropAfter: 'The server acts; then the connection is dropped.',
  html: 'A page of HTML in the place of JSON.',
  empty: 'An empty body.',
  malformed: 'JSON that is cut off in the middle.',
  duplicate: 'The server acts twice, as behind a proxy that replays, and gives the second answer.',
};

/** The words for what goes wrong with a call, and what each does. */
export const aboutFaults: readonly (readonly [word: string, about: string])[] = [
  ['500', 'Any status from 200 to 599, without a body.'],
  ['delay:1500', 'The true answer, that many milliseconds late; delay:infinite never answers.'],
  ...Object.entries(named),
];

/** Faults as they are written everywhere: in addresses, on the command line and in the control calls. */
export const faultExamples = [
  'GET /courses/=500',
  'GET /blogs/=delay:1500',
  'POST /transactions/create/=dropAfter@2',
] as const;

/** The demo accounts, one a line, for a terminal. */
export function accountLines(): string {
  const lines = accounts.map(({ username, password, role, is_superuser }) => {
    const kind = is_superuser ? `${role}, superuser` : role;
    return `    ${username.padEnd(16)} ${password.padEnd(16)} ${kind}`;
  });
  return ['  Demo accounts (user name, password, role):', ...lines].join('\n');
}
