import * as z from 'zod/mini';
import { check, toResponse } from '../server/answers.ts';
import { accounts } from '../data/corpus/accounts.ts';
import { readSnapshot, takeSnapshot } from '../data/db.ts';
import { readFault } from '../server/faults.ts';
import { badRequest, refuse, Reply } from '../server/replies.ts';
import type { Route } from '../server/router.ts';
import { scenarios, type Scenario } from '../server/scenarios.ts';
import { isLatency, isShare, type Settings } from '../server/settings.ts';
import type { World } from '../server/world.ts';
import { allAnswers, callOf, calls } from './all.ts';

const whole = z.int().check(z.minimum(0));

const Changes = z.strictObject({
  scenario: z.optional(z.enum(Object.keys(scenarios) as [Scenario, ...Scenario[]])),
  seed: z.optional(whole),
  latency: z.optional(z.nullable(z.tuple([whole, whole]).check(z.refine(isLatency)))),
  fail: z.optional(z.number().check(z.refine(isShare))),
});

const Order = z.object({
  /** The call as its endpoint is written: `POST /transactions/create/`. */
  call: z.enum(calls as [string, ...string[]]),
  /** Null takes it away. */
  fault: z.nullable(z.pipe(z.unknown(), z.transform(readFault)).check(z.refine((fault) => fault !== null))),
  /** Only this time of the call, counted from one. */
  nth: z.optional(z.int().check(z.minimum(1))),
});

const Expiry = z.object({ expires_in: whole });

/** How the server behaves, and what there is to choose from. A fault that is a function of a test is not told. */
function stateOf({ settings }: World) {
  return {
    ...settings,
    faults: settings.faults.filter(({ fault }) => typeof fault !== 'function'),
    scenarios: Object.keys(scenarios),
    calls,
    accounts: accounts.map(({ username, password, role, is_superuser }) => ({
      username,
      password,
      role,
      is_superuser,
    })),
  };
}

async function putBack(world: World, snapshot: unknown): Promise<void> {
  try {
    await world.restore(readSnapshot(snapshot));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw refuse(400, `این داده‌ها بازگردانی نشد: ${error.message}`);
  }
}

/**
 * The calls under `__mock` that steer the server, for tests and the panel. They know neither faults nor latency, and
 * the log does not have them.
 */
export function controlRoutes(world: World): Route[] {
  const control = (method: string, name: string, answer: (body: unknown) => unknown): Route => ({
    method,
    path: `/__mock/${name}`,
    async answer(request) {
      try {
        const sent = method === 'GET' ? null : await request.json().catch(() => null);
        return Response.json((await answer(sent)) ?? {});
      } catch (error) {
        if (error instanceof Reply) return toResponse(error);
        throw error;
      }
    },
  });

  return [
    control('GET', 'state', () => stateOf(world)),
    control('PATCH', 'state', async (body) => {
      await world.configure(check(Changes, body) as Partial<Settings>);
      return stateOf(world);
    }),
    control('POST', 'override', async (body) => {
      const { call, fault, nth } = check(Order, body) as z.output<typeof Order>;
      const target = allAnswers.find(({ endpoint }) => callOf(endpoint) === call);
      if (!target) throw badRequest({ call: ['چنین درخواستی در API نیست.'] });
      await world.inTurn(async () => world.override(target.endpoint, fault, nth));
    }),
    control('POST', 'tokens', async (body) => {
      const { expires_in } = check(Expiry, body) as z.output<typeof Expiry>;
      await world.inTurn(async () => {
        const now = world.now();
        await world.db.tokens.updateMany((query) => query.where({ kind: 'access', expires_at: (end) => end > now }), {
          data(token) {
            token.expires_at = now + expires_in * 1000;
          },
        });
      });
    }),
    control('GET', 'requests', () => world.log),
    control('DELETE', 'requests', () => world.clearLog()),
    control('GET', 'snapshot', () => takeSnapshot(world.db)),
    control('PUT', 'snapshot', (body) => putBack(world, body)),
    control('POST', 'reset', () => world.reset()),
  ];
}
