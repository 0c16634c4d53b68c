import * as v from 'valibot';
import { accounts } from '../data/corpus/accounts.ts';
import type { Collection } from '../data/collection.ts';
import { tables, type TableName } from '../data/db.ts';
import { textOf } from '../files.ts';
import { calls, isTarget } from '../server/calls.ts';
import { aboutFaults, WrittenFault } from '../server/faults.ts';
import { FLAVOURS, rowNumber } from '../server/flavours.ts';
import { found, refuse } from '../server/replies.ts';
import type { Route } from '../server/router.ts';
import { scenarios } from '../server/scenarios.ts';
import { SettingsChange, toWords, Whole } from '../server/settings.ts';
import type { World } from '../server/world.ts';
import { control, validated, type ControlContext, type ControlRoute } from './controlRoute.ts';

/**
 * Returns the settings and their possible values. Omits faults that are functions, because JSON cannot contain them.
 */
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
    accounts: accounts.map(({ username, password, role, is_superuser }) => {
      return { username, password, role, is_superuser };
    }),
  };
}

const Order = v.strictObject({
  call: v.pipe(v.string(), v.check(isTarget, 'The API has no such call')),
  fault: v.nullable(WrittenFault),
  nth: v.optional(v.pipe(Whole, v.minValue(1))),
});
const Expiry = v.strictObject({ expires_in: Whole });
const Fields = v.record(v.string(), v.unknown());

interface AnyRow {
  readonly id: string | number;
  readonly [field: string]: unknown;
}

/** Returns the table that the path names, and its row with the id in the path. */
function placeOf({ world, params: { table: name = '', id = '' } }: ControlContext) {
  if (!Object.hasOwn(tables, name))
    throw refuse(404, `There is no table ${name}. The tables: ${Object.keys(tables).join(', ')}.`);
  const table = world.db[name as TableName] as unknown as Collection<AnyRow>;
  return { table, schema: tables[name as TableName], row: table.get(id) ?? table.get(rowNumber(id)) };
}

const page: Route<World> = control('GET ', {
  about: 'The control page.',
  async answer() {
    const [html, js] = await Promise.all(['html', 'js'].map((type) => textOf(`./panel/panel.${type}`)));
    const text = html?.replace('// panel.js', () => js ?? '');
    const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'";
    const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': `${policy}; img-src data:` };
    return new Response(text, { headers: type });
  },
});

/** The calls below `__mock/`. Simulated faults and latency do not apply to them, and they are not logged. */
export const controlCalls: readonly ControlRoute[] = [
  control('GET state', { about: 'The settings and their possible values.', answer: ({ world }) => stateOf(world) }),
  control('PATCH state', {
    about: 'Changes settings.',
    body: SettingsChange,
    valid: { scenario: 'slow', seed: 7, latency: [100, 400], fail: 0.1 },
    async answer({ world }, change) {
      await world.configure(change);
      return stateOf(world);
    },
  }),
  control('POST override', {
    about: 'Sets a fault for a call, or only for its nth request from now on. Null removes the fault.',
    body: Order,
    valid: { call: 'GET /courses/', fault: '500', nth: 2 },
    answer: ({ world }, { call, fault, nth }) => world.inTurn(() => world.override(call, fault, nth)),
  }),
  control('POST tokens', {
    about: 'Makes all access tokens expire after this many seconds.',
    body: Expiry,
    valid: { expires_in: 0 },
    answer: ({ world }, { expires_in }) =>
      world.inTurn(() => {
        const expires_at = world.now() + expires_in * 1000;
        const { tokens } = world.db;
        for (const { id } of tokens.where((token) => token.kind === 'access' && token.expires_at > world.now()))
          tokens.update(id, { expires_at });
      }),
  }),
  control('GET requests', {
    about: 'The last 500 requests.',
    answer: ({ world }) => world.log.map(({ request: _, response: __, ...call }) => call),
  }),
  control('GET requests/:id', {
    about: 'One of these requests, with headers and bodies of request and response.',
    answer: ({ world, params }) => found(world.log.find(({ id }) => id === Number(params['id']))),
  }),
  control('DELETE requests', {
    about: 'Deletes the logged requests.',
    answer: ({ world }) => void world.log.splice(0),
  }),
  control('GET rows/:table', { about: 'The rows of a table.', answer: (context) => placeOf(context).table.all() }),
  control('POST rows/:table', {
    about: 'Adds a row. A row without an id gets the next free one.',
    body: Fields,
    valid: { blog_id: 1, user: 'demo-student', text: '…' },
    answer: (context, fields) =>
      context.world.inTurn(() => {
        const { table, schema } = placeOf(context);
        const [first] = table.all();
        const id = typeof first?.id === 'string' ? context.world.newId() : table.nextId();
        const row: AnyRow = validated(schema, { id, ...fields }, first);
        if (table.get(row.id)) throw refuse(400, `A row with the id ${row.id} already exists.`);
        return table.create(row);
      }),
  }),
  control('GET rows/:table/:id', { about: 'One row.', answer: (context) => found(placeOf(context).row) }),
  control('PATCH rows/:table/:id', {
    about: 'Changes the given fields of a row.',
    body: Fields,
    valid: { title: '…' },
    answer: (context, changes) =>
      context.world.inTurn(() => {
        const { table, schema, row } = placeOf(context);
        const { id } = found(row);
        return table.update(id, validated(schema, { ...row, ...changes, id }, row));
      }),
  }),
  control('DELETE rows/:table/:id', {
    about: 'Deletes a row.',
    answer: (context) =>
      context.world.inTurn(() => {
        const { table, row } = placeOf(context);
        table.remove(found(row).id);
      }),
  }),
  control('POST reset', { about: 'Restores the initial state.', answer: ({ world }) => world.reset() }),
];

export const controlRoutes: readonly Route<World>[] = [page, ...controlCalls];
