import * as v from 'valibot';
import { callOf } from '../../src/api/endpoint.ts';
import { accounts } from '../data/corpus/accounts.ts';
import { takeSnapshot } from '../data/snapshot.ts';
import { calls } from '../server/calls.ts';
import { WrittenFault } from '../server/faults.ts';
import { FLAVOURS } from '../server/flavours.ts';
import { check } from '../server/read.ts';
import { badRequest, found, notFound, refuse, Reply } from '../server/replies.ts';
import { replay } from '../server/recording.ts';
import type { Route } from '../server/router.ts';
import { SCENARIOS } from '../server/scenarios.ts';
import { SettingsChange, toWords } from '../server/settings.ts';
import type { Siblings, World } from '../server/types.ts';
import { allHandlers } from './all.ts';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const Order = v.strictObject({
  /** The call as its endpoint is written: `POST /transactions/create/`. */
  call: v.picklist(calls),
  /** Null takes it away. */
  fault: v.nullable(WrittenFault),
  /** Only this time of the call, counted from one. */
  nth: v.optional(v.pipe(whole, v.minValue(1))),
});

const Expiry = v.strictObject({ expires_in: whole });

/** How the server behaves, and what there is to choose from. A fault that is a function of a test is not told. */
function stateOf({ settings, source }: World) {
  return {
    ...settings,
    faults: settings.faults.filter(({ fault }) => typeof fault !== 'function'),
    words: toWords(settings),
    scenarios: SCENARIOS,
    flavours: FLAVOURS,
    calls,
    /** Whether there is a recording to take. */
    records: source !== undefined,
    accounts: accounts.map(({ username, password, role, is_superuser }) => ({
      username,
      password,
      role,
      is_superuser,
    })),
  };
}

/** Does what takes kept data; answers 400 with the reason where they are not whole. */
async function take<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw refuse(400, `این داده‌ها بازگردانی نشد: ${error.message}`);
  }
}

/** What `GET /__mock/state` answers. */
export type MockState = ReturnType<typeof stateOf>;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Answers 403 to the pages of other sites: what steers the server is for its own pages, this machine and programs. */
function requireNear(request: Request): void {
  const origin = request.headers.get('Origin');
  if (origin === null || origin === new URL(request.url).origin) return;
  if (!LOOPBACK.test(URL.parse(origin)?.hostname ?? '')) throw refuse(403, 'این فراخوان از این سایت پذیرفته نیست.');
}

/**
 * The calls under `__mock` that steer the server, for tests and the panel. They know neither faults nor latency, and
 * the log does not have them.
 */
export function controlRoutes(world: World, siblings?: Siblings): Route[] {
  type Answer = (body: unknown, params: Record<string, string>) => unknown;
  const control = (method: string, name: string, answer: Answer): Route => ({
    method,
    path: `/__mock/${name}`,
    async answer(request, params) {
      try {
        requireNear(request);
        const sent = method === 'GET' ? null : await request.json().catch(() => null);
        return Response.json((await answer(sent, params)) ?? {});
      } catch (error) {
        if (error instanceof Reply) return error.toResponse();
        throw error;
      }
    },
  });

  return [
    control('GET', 'state', () => stateOf(world)),
    control('PATCH', 'state', async (body) => {
      await world.configure(check(SettingsChange, body));
      return stateOf(world);
    }),
    control('POST', 'override', async (body) => {
      const { call, fault, nth } = check(Order, body);
      const target = allHandlers.find(({ endpoint }) => callOf(endpoint) === call);
      if (!target) throw badRequest({ call: ['چنین درخواستی در API نیست.'] });
      await world.inTurn(() => world.override(target.endpoint, fault, nth));
    }),
    control('POST', 'tokens', async (body) => {
      const { expires_in } = check(Expiry, body);
      await world.inTurn(() => {
        const expires_at = world.now() + expires_in * 1000;
        const { tokens } = world.db;
        for (const { id } of tokens.where((token) => token.kind === 'access' && token.expires_at > world.now())) {
          tokens.update(id, { expires_at });
        }
      });
    }),
    control('GET', 'requests', () => world.log),
    control('GET', 'requests/:id', (_, { id }) => found(world.exchange(Number(id)))),
    control('DELETE', 'requests', () => world.clearLog()),
    control('GET', 'snapshot', () => takeSnapshot(world.db)),
    control('PUT', 'snapshot', (body) => take(() => world.restore(body))),
    control('GET', 'recording', () => found(world.source).recording()),
    control('PUT', 'recording', async (body) => {
      world.source = await take(() => replay(body));
    }),
    control('POST', 'reset', () => world.reset()),
    control('GET', 'worlds', () => siblings?.list() ?? []),
    control('DELETE', 'worlds/:name', (_, { name = '' }) => {
      if (siblings?.drop(name) !== true) throw notFound();
    }),
  ];
}
