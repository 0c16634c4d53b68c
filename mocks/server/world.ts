import { callOf, type Endpoint } from '../../src/api/endpoint.ts';
import * as v from 'valibot';
import { createDatabase, seedOf, shareRows, type Database } from '../data/db.ts';
import { createBehaviour } from './behaviour.ts';
import { calls, isTarget } from './calls.ts';
import { WrittenFault, type Written } from './faults.ts';
import { createLog, type LoggedCall } from './log.ts';
import { contentsOf } from './scenarios.ts';
import { defaults, SettingsError, type Settings } from './settings.ts';

/** A source of responses that replaces the mock's handlers: a real back end, or a recording. */
export interface Source {
  name: 'upstream' | 'recording';
  /** Returns the response, or undefined if the mock's handler must respond. */
  answer(endpoint: Endpoint, request: Request, world: World): Promise<Response | undefined>;
  /** Redirects to a file that the mock does not have. */
  elsewhere?(path: string): Response;
}

/** Stores the data of a world for other tabs and later runs. */
export interface Keeper {
  /** Whether another tab has stored newer data. */
  isBehind(): Promise<boolean>;
  /** Loads the newest data, runs `write` while no other tab writes, and stores the result. */
  write<T>(write: () => Promise<T>): Promise<T>;
}

/** The initial settings. Tests can also replace the clock and the generator of ids. */
export interface WorldOptions extends Partial<Settings> {
  /** Default `Date.now`. */
  now?: () => number;
  /** Default `crypto.randomUUID`. */
  newId?: () => string;
  source?: Source;
}

/** An independent mock server with its own database, clock, random values, faults and log. */
export class World {
  readonly db: Database = createDatabase();
  readonly #log = createLog();
  readonly record = this.#log.add;
  /** A logged call with its request and response. */
  readonly exchange = this.#log.exchange;
  readonly clearLog = this.#log.clear;
  /** The last 500 calls since the start or the last reset, oldest first. */
  readonly log: readonly LoggedCall[] = this.#log.calls;
  /** Creates an id for a token, an upload or a user. */
  readonly newId: () => string;
  readonly source: Source | undefined;
  readonly behaviour: ReturnType<typeof createBehaviour>;
  readonly #start: Settings;
  readonly #clock: () => number;
  keeper: Keeper | undefined;
  /** Whether this world replaces an evicted one. False again after a reset. */
  replacesEvicted = false;
  #lastTurn: Promise<unknown> = Promise.resolve();

  constructor({ now = Date.now, newId = () => crypto.randomUUID(), source, ...settings }: WorldOptions = {}) {
    this.#start = { ...defaults, ...settings };
    this.#clock = now;
    this.newId = newId;
    this.source = source;
    this.behaviour = createBehaviour(this.#start);
    shareRows(this.db, seedOf(contentsOf(this.#start)));
  }

  now(): number {
    return this.#clock() + this.settings.clock * 1000;
  }

  get settings(): Settings {
    return this.behaviour.settings;
  }

  /**
   * Sets a fault: `override(coursesApi.list, '500')`, `override('GET /courses/7/', { status: 404 })`. With `nth`, a
   * single fault affects only the nth call, counted from one, and a sequence begins with that call. Null removes the
   * fault. Throws for an unknown endpoint or fault.
   */
  override(target: Pick<Endpoint, 'method' | 'path'> | string, fault: Written | null, nth?: number): void {
    const call = typeof target === 'string' ? target : callOf(target);
    if (!isTarget(call)) throw new SettingsError(`The API has no call "${call}", such as "${calls[0]}".`);
    this.behaviour.plan(call, fault === null ? null : v.parse(WrittenFault, fault), nth);
  }

  /** Changes settings. A scenario with other data replaces the database. Users in both databases stay signed in. */
  configure(changes: Partial<Settings>): Promise<void> {
    return this.inTurn(() => {
      const before = contentsOf(this.settings);
      this.behaviour.set(changes);
      const contents = contentsOf(this.settings);
      if (contents === before) return;
      const tokens = this.db.tokens.all();
      shareRows(this.db, seedOf(contents));
      this.db.tokens.replace(tokens.filter(({ user_id }) => this.db.users.get(user_id)));
    });
  }

  reset(): Promise<void> {
    return this.inTurn(() => {
      this.replacesEvicted = false;
      this.behaviour.set(this.#start);
      this.clearLog();
      shareRows(this.db, seedOf(contentsOf(this.#start)));
    });
  }

  /** Runs `write` after all earlier writes have finished. */
  inTurn<T>(write: () => T | Promise<T>): Promise<T> {
    const run = async () => write();
    const turn = this.#lastTurn.then(() => (this.keeper ? this.keeper.write(run) : run()));
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }

  async catchUp(): Promise<void> {
    if (await this.keeper?.isBehind()) await this.inTurn(() => undefined);
  }
}
