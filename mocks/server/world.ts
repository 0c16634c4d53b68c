import { http } from 'msw/http';
import { callOf } from '../../src/api/endpoint.ts';
import { createDatabase, seedOf } from '../data/db.ts';
import { readSnapshot, shareRows } from '../data/snapshot.ts';
import { allHandlers } from '../handlers/all.ts';
import { controlRoutes } from '../handlers/control.ts';
import { mediaRoutes } from '../handlers/media.ts';
import { createBehaviour } from './behaviour.ts';
import { faultResponse, faultText } from './faults.ts';
import { flavoured } from './flavours.ts';
import type { Handler } from './handler.ts';
import { answerOf, placeOf, type Route } from './router.ts';
import { scenarios, type Contents, type Scenario } from './scenarios.ts';
import { defaults, type Settings } from './settings.ts';
import { createLog, messageOf, type LoggedCall } from './log.ts';
import type { Keeper, Siblings, Source, Sourced, World } from './types.ts';

/** Settings at the start, and the clock. */
export interface WorldOptions extends Partial<Settings> {
  /** Default `Date.now`. */
  now?: () => number;
  /** Default `crypto.randomUUID`. */
  newId?: () => string;
  /** What answers in the place of the handlers. */
  source?: Source;
  /** Hears of every call once it is answered. */
  hear?: (call: LoggedCall, world: World) => void;
}

const contentsOf = (scenario: Scenario): Contents => scenarios[scenario].contents ?? 'full';

/** Creates a mock server, filled as its scenario says; `siblings` are for the calls that steer. */
export function createWorld(
  { now = Date.now, newId = () => crypto.randomUUID(), source, hear, ...options }: WorldOptions = {},
  siblings?: Siblings,
): World {
  const start: Settings = { ...defaults, ...options };
  const behaviour = createBehaviour(start);
  const db = createDatabase();
  shareRows(db, seedOf(contentsOf(start.scenario)));
  const log = createLog();
  let keeper: Keeper | undefined;
  let lastTurn: Promise<unknown> = Promise.resolve();

  function queue<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  async function answer(handler: Handler, request: Request, params: Record<string, string>): Promise<Response> {
    const { endpoint } = handler;
    const { delay, fault } = behaviour.next(endpoint);
    const [at, started] = [world.now(), performance.now()];
    const sent = await messageOf(request);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    let sourced: Sourced | undefined;
    const right = async (asked: Request) => {
      sourced = await world.source?.answer(endpoint, asked, world);
      if (sourced) return sourced.response;
      return flavoured(behaviour.settings.flavour, endpoint, asked, await handler.answer(asked, params, world));
    };
    const response = await (fault === undefined
      ? right(request)
      : faultResponse(fault, request, () => right(request.clone())));
    const call = {
      call: callOf(endpoint),
      method: request.method,
      path: `/api${placeOf(request)?.path}`,
      query: new URL(request.url).search,
      status: response.status,
      ms: Math.round(performance.now() - started),
      at,
      ...(fault !== undefined && { fault: typeof fault === 'function' ? 'function' : (faultText(fault) ?? 'json') }),
      ...(sourced && { source: sourced.from, differences: sourced.differences }),
    };
    const logged = log.add(call, sent, await messageOf(response));
    hear?.(logged, world);
    return response;
  }

  async function handle(request: Request): Promise<Response | undefined> {
    const path = placeOf(request)?.path;
    if (path === undefined) return undefined;
    // A write goes on with what was kept last, also where it changes nothing.
    if (await keeper?.isBehind()) await world.inTurn(() => undefined);
    const response = await answerOf(routes, request, path);
    const isFile = path.startsWith('/media/') && response?.ok !== true;
    if (isFile && world.source?.elsewhere) return world.source.elsewhere(path);
    return response ?? Response.json({ detail: 'این نشانی در API نیست.' }, { status: 404 });
  }

  function reseed(scenario: Scenario) {
    const tokens = db.tokens.all();
    shareRows(db, seedOf(contentsOf(scenario)));
    db.tokens.replace(tokens.filter(({ user_id }) => db.users.get(user_id)));
  }

  const world: World = {
    db,
    now: () => now() + behaviour.settings.clock * 1000,
    newId,
    source,
    get settings() {
      return behaviour.settings;
    },
    get tokenLifetime() {
      return scenarios[behaviour.settings.scenario].tokenLifetime;
    },
    handlers: [http.all('*/api/*', ({ request }) => handle(request))],
    log: log.calls,
    clearLog: () => log.clear(),
    exchange: (id) => log.exchange(id),
    inTurn: (write) => queue(() => (keeper ? keeper.write(async () => write()) : write())),
    handle,
    override: (endpoint, fault, nth) => behaviour.plan(endpoint, fault, nth),
    configure: (changes) =>
      world.inTurn(() => {
        const before = behaviour.settings.scenario;
        behaviour.set(changes);
        const { scenario } = behaviour.settings;
        if (contentsOf(scenario) !== contentsOf(before)) reseed(scenario);
      }),
    adopt: (changes) => behaviour.set(changes),
    restore: (snapshot) => world.inTurn(() => readSnapshot(db, snapshot)()),
    reset: () =>
      world.inTurn(() => {
        behaviour.set(start);
        world.source = source;
        log.clear();
        shareRows(db, seedOf(contentsOf(start.scenario)));
      }),
    keepWith: (given) => {
      keeper = given;
    },
  };

  const routes: Route[] = [
    ...allHandlers.map((handler) => ({
      method: handler.endpoint.method,
      path: handler.endpoint.path,
      answer: (request: Request, params: Record<string, string>) => answer(handler, request, params),
    })),
    ...mediaRoutes(db),
    ...controlRoutes(world, siblings),
  ];
  return world;
}
