import { http } from 'msw/http';
import { createDatabase } from '../data/db.ts';
import { readSnapshot, shareRows } from '../data/snapshot.ts';
import { seedOf } from '../data/db.ts';
import { allHandlers } from '../handlers/all.ts';
import { controlRoutes } from '../handlers/control.ts';
import { mediaRoutes } from '../handlers/media.ts';
import { createBehaviour } from './behaviour.ts';
import { faultResponse } from './faults.ts';
import { flavoured } from './flavours.ts';
import type { Handler } from './handler.ts';
import { answerOf, type Route } from './router.ts';
import { scenarios, type Contents, type Scenario } from './scenarios.ts';
import { defaults, type Settings } from './settings.ts';
import type { Keeper, LoggedCall, World } from './types.ts';

/** Settings at the start, and the clock. */
export interface WorldOptions extends Partial<Settings> {
  /** Default `Date.now`. */
  now?: () => number;
}

/** Addresses of the API, and what follows its base. */
const API = /^\/api(\/.*)$/;
const LOG_SIZE = 500;
/** Characters of a body, above which the log leaves it out. */
const LOGGED_BODY = 65_536;

const contentsOf = (scenario: Scenario): Contents => scenarios[scenario].contents ?? 'full';

/** Creates a mock server, filled as its scenario says. */
export function createWorld({ now = Date.now, ...options }: WorldOptions = {}): World {
  const start: Settings = { ...defaults, ...options };
  const behaviour = createBehaviour(start);
  const db = createDatabase();
  shareRows(db, seedOf(contentsOf(start.scenario)));
  const log: LoggedCall[] = [];
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
    const [at, started] = [now(), performance.now()];
    const sent = endpoint.body
      ? await request
          .clone()
          .text()
          .then((text) => (text.length <= LOGGED_BODY ? (JSON.parse(text) as unknown) : undefined))
          .catch(() => undefined)
      : undefined;
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const right = async (sent: Request) =>
      flavoured(behaviour.settings.flavour, endpoint, sent, await handler.answer(sent, params, world));
    const response = await (fault === undefined
      ? right(request)
      : faultResponse(fault, request, () => right(request.clone())));
    if (log.length === LOG_SIZE) log.shift();
    log.push({
      method: request.method,
      path: new URL(request.url).pathname,
      status: response.status,
      ms: Math.round(performance.now() - started),
      at,
      ...(sent !== undefined && { body: sent }),
    });
    return response;
  }

  async function handle(request: Request): Promise<Response | undefined> {
    const [, path] = API.exec(new URL(request.url).pathname) ?? [];
    if (path === undefined) return undefined;
    const kept = keeper;
    if (kept && (await kept.isBehind())) await queue(() => kept.take());
    return answerOf(routes, request, path) ?? Response.json({ detail: 'این نشانی در API نیست.' }, { status: 404 });
  }

  function reseed(scenario: Scenario) {
    const seed = seedOf(contentsOf(scenario));
    shareRows(db, seed, ['tokens', 'counters']);
    for (const { id, user_id } of db.tokens.all()) if (!db.users.get(user_id)) db.tokens.remove(id);
  }

  const world: World = {
    db,
    now,
    get settings() {
      return behaviour.settings;
    },
    get tokenLifetime() {
      return scenarios[behaviour.settings.scenario].tokenLifetime;
    },
    handlers: [http.all('*/api/*', ({ request }) => handle(request))],
    log,
    clearLog: () => void log.splice(0),
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
        log.length = 0;
        shareRows(db, seedOf(contentsOf(start.scenario)), ['counters']);
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
    ...controlRoutes(world),
  ];
  return world;
}
