import { http, type HttpHandler } from 'msw/http';
import type { Endpoint } from '../../src/api/endpoint.ts';
import type { Answered } from './answers.ts';
import { createBehaviour } from './behaviour.ts';
import { createDatabase, restoreSnapshot, shareRows, type Database, type Snapshot } from '../data/db.ts';
import { faultResponse, type Fault } from './faults.ts';
import { allAnswers } from '../handlers/all.ts';
import { controlRoutes } from '../handlers/control.ts';
import { mediaRoutes } from '../handlers/media.ts';
import { answerOf, type Route } from './router.ts';
import { scenarios, type Contents, type Scenario } from './scenarios.ts';
import { seedOf } from '../data/seed.ts';
import { defaults, type Settings } from './settings.ts';

/** Settings at the start, and the clock. */
export interface WorldOptions extends Partial<Settings> {
  /** Default `Date.now`. */
  now?: () => number;
}

/** A call as the server saw it. */
export interface Logged {
  method: string;
  path: string;
  /** 0 for an answer that was lost. */
  status: number;
  /** How long it took, in milliseconds. */
  ms: number;
  /** When it came, in milliseconds by the server's clock. */
  at: number;
  /** The JSON that was sent, if any. */
  body?: unknown;
}

/** What keeps a world's data for other tabs and later runs. */
export interface Keeper {
  /** Whether another tab kept something newer. */
  isBehind(): Promise<boolean>;
  /** Goes on with what was kept last. */
  take(): Promise<void>;
  /** Runs a write alone among all tabs, on what was kept last, and keeps what it changed. */
  write<T>(write: () => Promise<T>): Promise<T>;
}

/** A mock server of its own: database, clock, chance, faults and log. */
export interface World {
  readonly db: Database;
  readonly now: () => number;
  /** As they are now. */
  readonly settings: Settings;
  /** Seconds that access tokens live, where the scenario says so. */
  readonly tokenLifetime: number | undefined;
  /** For `setupWorker`: all that `handle` does. */
  readonly handlers: HttpHandler[];
  /** The last five hundred calls since the start or the last `reset`, oldest first. */
  readonly log: readonly Logged[];
  clearLog(): void;
  /** Runs writes one after the other, so that of requests at the same moment only one can be first. */
  inTurn<T>(write: () => Promise<T>): Promise<T>;
  /** Answers a request; nothing for one that is not the API's. */
  handle(request: Request): Promise<Response | undefined>;
  /** Makes a call go wrong from now on, or only its `nth` time, counted from one; null lets it go right again. */
  override(endpoint: Pick<Endpoint, 'method' | 'path'>, fault: Fault | null, nth?: number): void;
  /** Changes what `changes` names. Data change only where the scenario has others; tokens of users who stay are kept. */
  configure(changes: Partial<Settings>): Promise<void>;
  /** Changes settings alone, whatever the data. */
  adopt(changes: Partial<Settings>): void;
  /** Puts a kept database in the place of this one. */
  restore(snapshot: Snapshot): Promise<void>;
  /** Database, settings, faults and log as at the start. */
  reset(): Promise<void>;
  /** Lets `keeper` keep the data from now on. */
  keepWith(keeper: Keeper): void;
}

/** Addresses of the API, and what follows its base. */
const API = /^\/api(\/.*)$/;
const LOG_SIZE = 500;
/** Characters of a body, above which the log leaves it out. */
const LOGGED_BODY = 65_536;

const contentsOf = (scenario: Scenario): Contents => scenarios[scenario].contents ?? 'full';

/** Creates a mock server, filled as its scenario says. */
export async function createWorld({ now = Date.now, ...options }: WorldOptions = {}): Promise<World> {
  const start: Settings = { ...defaults, ...options };
  const behaviour = createBehaviour(start);
  const db = createDatabase();
  shareRows(db, await seedOf(contentsOf(start.scenario)));
  const log: Logged[] = [];
  let keeper: Keeper | undefined;
  let lastTurn: Promise<unknown> = Promise.resolve();

  function queue<T>(work: () => Promise<T>): Promise<T> {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  async function respond(answered: Answered, request: Request, params: Record<string, string>): Promise<Response> {
    const { endpoint } = answered;
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
    const response = await (fault === undefined
      ? answered.respond(request, params, world)
      : faultResponse(fault, request, () => answered.respond(request.clone(), params, world)));
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

  async function reseed(scenario: Scenario) {
    const seed = await seedOf(contentsOf(scenario));
    shareRows(db, seed, ['tokens', 'counters']);
    const users = new Set(db.users.all().map(({ id }) => id));
    db.tokens.deleteMany((query) => query.where(({ user_id }) => !users.has(user_id)));
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
    inTurn: (write) => queue(() => (keeper ? keeper.write(write) : write())),
    handle,
    override: (endpoint, fault, nth) => behaviour.plan(endpoint, fault, nth),
    configure: (changes) =>
      world.inTurn(async () => {
        const before = behaviour.settings.scenario;
        behaviour.set(changes);
        const { scenario } = behaviour.settings;
        if (contentsOf(scenario) !== contentsOf(before)) await reseed(scenario);
      }),
    adopt: (changes) => behaviour.set(changes),
    restore: (snapshot) => world.inTurn(() => restoreSnapshot(db, snapshot)),
    reset: () =>
      world.inTurn(async () => {
        behaviour.set(start);
        log.length = 0;
        shareRows(db, await seedOf(contentsOf(start.scenario)), ['counters']);
      }),
    keepWith: (given) => {
      keeper = given;
    },
  };

  const routes: Route[] = [
    ...allAnswers.map((answered) => ({
      method: answered.endpoint.method,
      path: answered.endpoint.path,
      answer: (request: Request, params: Record<string, string>) => respond(answered, request, params),
    })),
    ...mediaRoutes(db),
    ...controlRoutes(world),
  ];
  return world;
}
