import { accounts } from '../data/corpus/accounts.ts';

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
