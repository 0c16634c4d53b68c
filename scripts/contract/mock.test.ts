import { beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../mocks/data/corpus/accounts.ts';
import { mockFetch } from '../../mocks/hosts/direct.ts';
import { FLAVOURS } from '../../mocks/server/flavours.ts';
import { World } from '../../mocks/server/world.ts';
import { createAsker, type Asker, type Came, type Sent } from './ask.ts';
import { mismatch, operations, responseTo, type Operation } from './document.ts';
import { pathOf } from './requests.ts';
import { runContract, type Row } from './run.ts';

/** The operation of a request. */
function operationOf({ method, path }: Sent): Operation {
  const [asked = ''] = path.split('?');
  const isOf = (operation: Operation) => new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(asked);
  const found = operations.find((operation) => operation.method === method && isOf(operation));
  if (!found) throw new Error(`${method} ${path} is no call of the contract`);
  return found;
}

interface Seen {
  operation: Operation;
  came: Came;
}

const everything: Seen[] = [];

const everybody = FLAVOURS.flatMap((flavour) => accounts.map((account) => ({ ...account, flavour })));

describe.each(everybody)('the $flavour mock, asked by $username', ({ username, password, flavour }) => {
  const seen: Seen[] = [];
  let rows: readonly Row[];
  beforeAll(async () => {
    const asker = createAsker('/api', 5000, mockFetch(new World({ flavour })));
    const ask: Asker['ask'] = async (sent) => {
      const came = await asker.ask(sent);
      seen.push({ operation: operationOf(sent), came });
      return came;
    };
    const settings = { credentials: { username, password }, write: true, isMock: true };
    ({ rows } = await runContract({ ...asker, ask }, settings));
    // The runner sends no token where none is needed. The mock must refuse an invalid one there, too.
    for (const operation of operations.filter(({ auth, method }) => auth === 'none' && method === 'GET'))
      await ask({ method: 'GET', path: pathOf(operation, { params: { id: '1' } }), token: 'no-such-token' });
    everything.push(...seen);
  });

  test('[§6.4] [§7.8] [§7.12] [§7.18] [§7.19] keeps the contract in every call that this user can make', () => {
    expect(rows.flatMap(({ differences }) => differences)).toEqual([]);
    const untried = rows.filter(({ reason }) => reason !== undefined).map(({ operation }) => operation.id);
    expect(untried).toEqual([]);
  });

  test('[§3.1] [§3.2] [§3.3] [§3.4] [§3.5] [§3.6] [§3.7] [§3.14] [§7.9] [§7.11] sends only documented statuses, types and shapes', () => {
    expect(seen.length).toBeGreaterThan(100);
    for (const { operation, came } of seen) {
      const response = responseTo(operation, came.status) ?? 'undocumented';
      expect(Object.keys(operation.responses), `${operation.id} ${came.status}`).toContain(response);
      expect(came.type).toContain('application/json');
      expect(mismatch(operation, response, came.body), `${operation.id} ${came.status}`).toBeNull();
    }
  });
});

test('the mock sends every documented status', () => {
  const shown = new Set(everything.map(({ operation, came }) => `${operation.id} ${came.status}`));
  // Hosts, not the API, answer overload and large bodies. Servers may accept another content type, and successes appear
  // once.
  const others = ['413', '415', '429', '503', '204', '2XX'];
  const missing = operations.flatMap(({ id, responses }) =>
    Object.keys(responses)
      .filter((status) => !others.includes(status) && !shown.has(`${id} ${status}`))
      .map((status) => `${id} ${status}`),
  );
  expect(missing).toEqual([
    // A refused lesson must not reveal that its id exists.
    'study_lesson 403',
    // An unknown role is refused like another user's.
    'user_profile 404',
    'user_updateProfile 404',
  ]);
});
