import * as v from 'valibot';
import { accounts } from '../data/corpus/accounts.ts';
import { tables } from '../data/db.ts';
import { readSnapshot, takeSnapshot, withoutDangling, type AnyRow, type Rows } from '../data/snapshot.ts';
import { issueTokens } from '../data/tokens.ts';
import { textOf } from '../files.ts';
import { calls, isTarget } from '../server/calls.ts';
import { aboutFaults, WrittenFault } from '../server/faults.ts';
import { FLAVOURS, rowNumber } from '../server/flavours.ts';
import { found, refuse, Reply } from '../server/replies.ts';
import type { Route } from '../server/router.ts';
import { scenarios } from '../server/scenarios.ts';
import { SettingsChange, toWords, Whole } from '../server/settings.ts';
import type { World } from '../server/world.ts';

/** The world that a control request changes, and the named worlds of the same server. */
export interface Steered {
  world: World;
  siblings: { list(): readonly { name: string; calls: number }[]; drop(name: string): boolean } | undefined;
}

/** The settings and their possible values, without faults that are functions. */
function stateOf({ settings }: World) {
  return {
    ...settings,
    faults: settings.faults.filter(({ fault }) => typeof fault !== 'function'),
    words: toWords(settings),
    scenarios: Object.entries(scenarios).map(([name, { about }]) => ({ name, about })),
    flavours: FLAVOURS,
    calls,
    faultWords: aboutFaults.map(([word, about]) => ({ word, about })),
    tables: Object.keys(tables),
    accounts: accounts.map(({ username, password, role, is_superuser }) => ({
      username,
      password,
      role,
      is_superuser,
    })),
  };
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Throws a 403 for pages of other sites. The server's own pages, local pages and command-line clients are allowed. */
function requireNear(request: Request): void {
  const origin = request.headers.get('Origin');
  if (origin === null || origin === new URL(request.url).origin) return;
  if (!URL.canParse(origin) || !LOOPBACK.test(new URL(origin).hostname))
    throw refuse(403, `Pages of ${origin} may not control this server.`);
}

/** Parses a body, or throws a 400 with the invalid fields and a valid example. */
function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown, valid: object): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, Array.isArray(body) ? null : body);
  if (success) return output;
  const fields = issues.map((issue) => [v.getDotPath(issue) ?? 'body', [issue.message]] as const);
  throw new Reply(400, { ...Object.fromEntries(fields), valid });
}

/** Converts an error of `work` to a 400 with the reason and a `valid` example. */
async function take<T>(work: () => T | Promise<T>, valid?: object): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Reply(400, { detail: `Nothing was changed: ${error.message}.`, valid });
  }
}

interface Asked extends Steered {
  body: unknown;
  params: Readonly<Record<string, string>>;
}

const control = (method: string, name: string, answer: (asked: Asked) => unknown): Route<Steered> => ({
  method,
  path: `/__mock/${name}`,
  async answer(request, params, steered) {
    try {
      requireNear(request);
      const body: unknown = method === 'GET' ? null : await request.json().catch(() => null);
      const result = await answer({ ...steered, body, params });
      return result instanceof Response ? result : Response.json(result ?? {});
    } catch (error) {
      if (error instanceof Reply) return error.toResponse();
      throw error;
    }
  },
});

const Order = v.strictObject({
  call: v.pipe(v.string(), v.check(isTarget, 'The API has no such call')),
  fault: v.nullable(WrittenFault),
  nth: v.optional(v.pipe(Whole, v.minValue(1))),
});
const order = { call: 'GET /courses/', fault: '500', nth: 2 };
const Expiry = v.strictObject({ expires_in: Whole });
const Fields = v.record(v.string(), v.unknown());
const Account = v.strictObject({ username: v.string() });

/** The rows of a table, and the row whose id is in the URL. */
function rowsOf({ world, params: { table = '', id } }: Asked) {
  const rows = takeSnapshot(world.db).tables[table];
  if (!rows) throw refuse(404, `There is no table ${table}. The tables: ${Object.keys(tables).join(', ')}.`);
  return { rows, row: rows.find((each) => each['id'] === id || each['id'] === rowNumber(id ?? '')) };
}

type Change = (rows: readonly AnyRow[], row: AnyRow | undefined) => readonly AnyRow[];

/** Changes the rows of a table. The result is validated like a snapshot. */
const changeRows = (asked: Asked, change: Change, settle = (all: Rows) => all) =>
  asked.world.inTurn(() => {
    const { rows, row } = rowsOf(asked);
    const kept = takeSnapshot(asked.world.db);
    const changed = { ...kept.tables, [asked.params['table'] ?? '']: change(rows, row) };
    return take(() => readSnapshot(asked.world.db, { ...kept, tables: settle(changed) })(), row ?? rows[0]);
  });

/** The routes below `__mock` that control the server. They have no faults or latency, and are not logged. */
export const controlRoutes: readonly Route<Steered>[] = [
  control('GET', '', async () => {
    const [html, js] = await Promise.all(['html', 'js'].map((type) => textOf(`./panel/panel.${type}`)));
    const page = html?.replace('// panel.js', () => js ?? '');
    const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'";
    const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': `${policy}; img-src data:` };
    return new Response(page, { headers: type });
  }),
  control('GET', 'state', ({ world }) => stateOf(world)),
  control('PATCH', 'state', async ({ world, body }) => {
    await world.configure(read(SettingsChange, body, { scenario: 'slow', seed: 7, latency: [100, 400], fail: 0.1 }));
    return stateOf(world);
  }),
  control('POST', 'override', ({ world, body }) => {
    const { call, fault, nth } = read(Order, body, order);
    return world.inTurn(() => world.override(call, fault, nth));
  }),
  control('POST', 'tokens', ({ world, body }) => {
    const { expires_in } = read(Expiry, body, { expires_in: 0 });
    return world.inTurn(() => {
      const expires_at = world.now() + expires_in * 1000;
      const { tokens } = world.db;
      for (const { id } of tokens.where((token) => token.kind === 'access' && token.expires_at > world.now()))
        tokens.update(id, { expires_at });
    });
  }),
  control('POST', 'session', ({ world, body }) => {
    const { username } = read(Account, body, { username: 'demo-student' });
    const user = found(world.db.users.find((row) => row.username === username));
    return world.inTurn(() => issueTokens(world, user.id));
  }),
  control('GET', 'requests', ({ world }) => world.log),
  control('GET', 'requests/:id', ({ world, params }) => found(world.exchange(Number(params['id'])))),
  control('DELETE', 'requests', ({ world }) => world.clearLog()),
  control('GET', 'rows/:table', (asked) => rowsOf(asked).rows),
  control('POST', 'rows/:table', async (asked) => {
    await changeRows(asked, (rows) => {
      const numbers = rows.map(({ id }) => Number(id));
      const id = numbers.every(Number.isFinite) ? Math.max(0, ...numbers) + 1 : asked.world.newId();
      return [...rows, { id, ...read(Fields, asked.body, { title: '…' }) }];
    });
    return rowsOf(asked).rows.at(-1);
  }),
  control('GET', 'rows/:table/:id', (asked) => found(rowsOf(asked).row)),
  control('PATCH', 'rows/:table/:id', async (asked) => {
    const changes = read(Fields, asked.body, { title: '…' });
    await changeRows(asked, (rows, row) => rows.map((each) => (each === found(row) ? { ...each, ...changes } : each)));
    return rowsOf(asked).row;
  }),
  control('DELETE', 'rows/:table/:id', (asked) =>
    changeRows(asked, (rows, row) => rows.filter((each) => each !== found(row)), withoutDangling),
  ),
  control('GET', 'snapshot', ({ world }) => takeSnapshot(world.db)),
  control('PUT', 'snapshot', ({ world, body }) => take(() => world.restore(body))),
  control('POST', 'reset', ({ world }) => world.reset()),
  control('GET', 'worlds', ({ siblings }) => siblings?.list() ?? []),
  control(
    'DELETE',
    'worlds/:name',
    ({ siblings, params }) => void found(siblings?.drop(params['name'] ?? '') || undefined),
  ),
];
