import { expect, test } from 'vitest';
import { accounts } from '../../mocks/data/corpus/accounts.ts';
import { mockFetch } from '../../mocks/hosts/direct.ts';
import { FLAVOURS } from '../../mocks/server/flavours.ts';
import { World } from '../../mocks/server/world.ts';
import { isPublic } from '../../src/api/endpoint.ts';
import { createAsker } from './ask.ts';
import { operations } from './judge.ts';
import { pathOf } from './requests.ts';
import { runContract } from './run.ts';

/** The statuses that the mock has sent, as `GET /courses/:id/ 404`. */
const shown = new Set<string>();

const everybody = FLAVOURS.flatMap((flavour) => accounts.map((account) => ({ ...account, flavour })));

test.each(everybody)(
  '[§3.1] [§3.2] [§3.3] [§3.4] [§3.5] [§3.6] [§3.7] [§3.14] [§6.4] [§7.8] [§7.9] [§7.11] [§7.12] [§7.18] [§7.19] the $flavour mock meets the contract in every call that $username can make',
  async ({ username, password, flavour }) => {
    const world = new World({ flavour });
    const asker = createAsker('/api', 5000, mockFetch(world));
    const { rows } = await runContract(asker, { credentials: { username, password }, write: true, isMock: true });
    expect(rows.flatMap(({ differences }) => differences)).toEqual([]);
    expect(rows.filter(({ reason }) => reason !== undefined)).toEqual([]);
    expect(rows.reduce((sum, { checks }) => sum + checks, 0)).toBeGreaterThan(100);
    // `runContract` sends no token to these endpoints, but the mock must refuse an invalid token.
    for (const operation of operations.filter(({ endpoint, method }) => isPublic(endpoint) && method === 'GET')) {
      const path = pathOf(operation, { params: { id: '1' } });
      expect((await asker.ask({ method: 'GET', path, token: 'no-such-token' })).status, path).toBe(401);
    }
    for (const { call, status } of world.log) shown.add(`${call} ${status}`);
  },
);

test('the mock sends every documented status, apart from listed exceptions', () => {
  // Other tests cover 413 and 415, and only faults cause 429 and 503. The statuses 204 and 2XX are optional.
  const others = ['413', '415', '429', '503', '204', '2XX'];
  const missing = operations.flatMap(({ id, endpoint: { method, path }, responses }) =>
    Object.keys(responses)
      .filter((status) => !others.includes(status) && !shown.has(`${method} ${path} ${status}`))
      .map((status) => `${id} ${status}`),
  );
  expect(missing).toEqual([
    // `runContract` cannot trigger this refusal, because it only knows lessons that the user may see.
    'study_lesson 403',
    // The mock responds to an unknown role with 403, just as to a role that the user does not have.
    'user_profile 404',
    'user_updateProfile 404',
  ]);
});
