import * as v from 'valibot';
import { accounts } from '../data/corpus/accounts.ts';
import type { Collection, Identified } from '../data/collection.ts';
import { tables, type TableName } from '../data/db.ts';
import { textOf } from '../files.ts';
import { calls, isTarget } from '../server/calls.ts';
import { aboutFaults, WrittenFault } from '../server/faults.ts';
import { FLAVOURS, rowNumber } from '../server/flavours.ts';
import { found, refuse, Reply, withRefusals } from '../server/replies.ts';
import type { Route } from '../server/router.ts';
import { scenarios } from '../server/scenarios.ts';
import { SettingsChange, toWords, Whole } from '../server/settings.ts';
import type { World } from '../server/world.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Throws a 403 if the request comes from a page of another site. Allows the server's own pages, local pages and
 * command-line clients. The URL of a request may contain a forwarded host, which a page can choose, so the `Host` header
 * counts.
 */
function requireNear(request: Request): void {
  const origin = request.headers.get('Origin');
  if (origin === null) return;
  const page = URL.parse(origin);
  const host = request.headers.get('Host') ?? new URL(request.url).host;
  if (page?.host !== host && !LOOPBACK.test(page?.hostname ?? ''))
    throw refuse(403, `Pages of ${origin} may not control this server.`);
}

/**
 * Validates `value` and returns the output of `schema`. Throws a 400 if the value is invalid. The response contains the
 * reasons by field, and the example `valid`.
 */
function validated<S extends v.GenericSchema>(schema: S, value: unknown, valid?: object): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const fields = issues.map((issue) => [v.getDotPath(issue) ?? 'body', [issue.message]] as const);
  throw new Reply(400, { ...Object.fromEntries(fields), valid });
}

/** The world of a control request, and the parameters of its path. */
interface ControlContext {
  world: World;
  params: Readonly<Record<string, string>>;
}

/** The description of a control call: a summary and, if the call has a body, its schema and a valid example. */
interface About<Schema> {
  about: string;
  body?: Schema;
  valid?: object;
}

interface Control<Schema extends v.GenericSchema> extends About<Schema> {
  answer: (context: ControlContext, body: v.InferOutput<Schema>) => unknown;
}

/** A control route with its description for the OpenAPI document. */
export type ControlRoute = Route<World> & About<v.GenericSchema>;

/**
 * Creates a control route, such as `PATCH state`. If a body is invalid, the response contains the reasons and a valid
 * example.
 */
function control<Schema extends v.GenericSchema = v.GenericSchema<undefined>>(
  call: string,
  { answer, ...about }: Control<Schema>,
): ControlRoute {
  const [method = '', name = ''] = call.split(' ');
  return {
    ...about,
    method,
    path: `/__mock/${name}`,
    answer: (request, params, world) =>
      withRefusals(async () => {
        requireNear(request);
        const sent: unknown = about.body && (await request.json().catch(() => null));
        const body = validated(about.body ?? v.undefined(), Array.isArray(sent) ? null : sent, about.valid);
        const result = await answer({ world, params }, body);
        return result instanceof Response ? result : Response.json(result ?? {});
      }),
  };
}

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
    accounts,
  };
}

const Order = v.strictObject({
  call: v.pipe(v.string(), v.check(isTarget, 'The API has no such call')),
  fault: v.nullable(WrittenFault),
  nth: v.optional(v.pipe(Whole, v.minValue(1))),
});
const Fields = v.record(v.string(), v.unknown());

/** Returns the table that the path names, and its row with the id in the path. */
function placeOf({ world, params: { table: name = '', id = '' } }: ControlContext) {
  if (!Object.hasOwn(tables, name))
    throw refuse(404, `There is no table ${name}. The tables: ${Object.keys(tables).join(', ')}.`);
  const table = world.db[name as TableName] as unknown as Collection<Identified>;
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
    body: v.strictObject({ expires_in: Whole }),
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
        const row: Identified = validated(schema, { id, ...fields }, first);
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
