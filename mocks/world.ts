import { getResponse } from 'msw';
import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { Endpoint } from '../src/api/endpoint.ts';
import type { Answered } from './answers.ts';
import { createDatabase, restoreSnapshot, takeSnapshot, type Database } from './db.ts';
import { faultResponse, type Fault } from './faults.ts';
import { blogAnswers } from './handlers/blogs.ts';
import { courseAnswers } from './handlers/courses.ts';
import { departmentAnswers } from './handlers/departments.ts';
import { mediaHandlers } from './handlers/media.ts';
import { notificationAnswers } from './handlers/notifications.ts';
import { studyAnswers } from './handlers/study.ts';
import { transactionAnswers } from './handlers/transactions.ts';
import { userAnswers } from './handlers/user.ts';
import { createRandom, type Random } from './random.ts';
import { scenarios, type Scenario } from './scenarios.ts';
import { seedDatabase } from './seed.ts';

/** Every call of the API with its answer. */
export const allAnswers: readonly Answered[] = [
  ...courseAnswers,
  ...departmentAnswers,
  ...studyAnswers,
  ...transactionAnswers,
  ...blogAnswers,
  ...notificationAnswers,
  ...userAnswers,
];

export interface WorldOptions {
  /** Default `default`. */
  scenario?: Scenario;
  /** Default 1. */
  seed?: number;
  /** Milliseconds that every answer takes, chosen between the two; in place of the scenario's. */
  latency?: readonly [min: number, max: number];
  /** Share of calls that fail with 500, from 0 to 1; in place of the scenario's. */
  fail?: number;
  /** Default `Date.now`. */
  now?: () => number;
}

/** A call as the server saw it. */
export interface Logged {
  method: string;
  path: string;
  status: number;
  /** The JSON that was sent, if any. */
  body?: unknown;
}

/** A mock server of its own: database, clock, chance, faults and log. */
export interface World {
  readonly db: Database;
  readonly random: Random;
  readonly now: () => number;
  /** Seconds that access tokens live, where the scenario says so. */
  readonly tokenLifetime: number | undefined;
  /** For `setupWorker`, `setupServer` and `getResponse` alike. */
  readonly handlers: HttpHandler[];
  /** Calls since the start or the last `reset`, oldest first. */
  readonly log: readonly Logged[];
  /** Runs writes one after the other, so that of requests at the same moment only one can be first. */
  inTurn<T>(write: () => Promise<T>): Promise<T>;
  /** Answers a request; nothing for one that is not the API's. */
  handle(request: Request): Promise<Response | undefined>;
  /** Makes a call go wrong from now on, or only its `nth` time, counted from one. */
  override(endpoint: Pick<Endpoint, 'method' | 'path'>, fault: Fault, nth?: number): void;
  /** Seed, faults and log as at the start. */
  reset(): Promise<void>;
}

const BASE = '/api';

/** Creates a mock server, filled as its scenario says. */
export async function createWorld({
  scenario = 'default',
  seed = 1,
  latency,
  fail,
  now = Date.now,
}: WorldOptions = {}): Promise<World> {
  const settings = scenarios[scenario];
  const db = createDatabase();
  await seedDatabase(db, settings);
  const initial = takeSnapshot(db);
  const random = createRandom(seed, now);
  const faults = new Map<string, { fault: Fault; nth: number | undefined; calls: number }>();
  const log: Logged[] = [];
  const [slowest, failing] = [latency ?? settings.latency, fail ?? settings.fail ?? 0];

  function faultOf(endpoint: Pick<Endpoint, 'method' | 'path'>): Fault | undefined {
    const planned = faults.get(callOf(endpoint));
    if (planned) {
      planned.calls += 1;
      return planned.nth === undefined || planned.nth === planned.calls ? planned.fault : undefined;
    }
    if (endpoint.method === 'GET' && settings.fault !== undefined) return settings.fault;
    return failing > 0 && random.next() < failing ? { status: 500, body: { detail: 'خطای داخلی سرور.' } } : undefined;
  }

  async function respond(answered: Answered, request: Request, params: Record<string, string>): Promise<Response> {
    const { endpoint } = answered;
    const sent = endpoint.body
      ? await request
          .clone()
          .json()
          .catch(() => undefined)
      : undefined;
    if (slowest) await pause(slowest[0] + random.next() * (slowest[1] - slowest[0]));
    const fault = faultOf(endpoint);
    const response = await (fault === undefined
      ? answered.respond(request, params, world)
      : faultResponse(fault, request, () => answered.respond(request, params, world)));
    log.push({
      method: request.method,
      path: new URL(request.url).pathname,
      status: response.status,
      ...(sent !== undefined && { body: sent }),
    });
    return response;
  }

  const handlers = [
    ...allAnswers.map((answered) =>
      http[answered.endpoint.method.toLowerCase() as 'get' | 'post' | 'patch'](
        `*${BASE}${answered.endpoint.path}`,
        async ({ request, params }) => respond(answered, request, params as Record<string, string>),
      ),
    ),
    ...mediaHandlers(BASE, db),
    http.all(`*${BASE}/*`, () => HttpResponse.json({ detail: 'این نشانی در API نیست.' }, { status: 404 })),
  ];

  let lastWrite: Promise<unknown> = Promise.resolve();

  const world: World = {
    db,
    random,
    now,
    tokenLifetime: settings.tokenLifetime,
    handlers,
    log,
    inTurn(write) {
      const turn = lastWrite.then(write);
      lastWrite = turn.catch(() => undefined);
      return turn;
    },
    handle: (request) => getResponse(handlers, request),
    override: (endpoint, fault, nth) => void faults.set(callOf(endpoint), { fault, nth, calls: 0 }),
    async reset() {
      faults.clear();
      log.length = 0;
      await restoreSnapshot(db, initial);
    },
  };
  return world;
}

const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
