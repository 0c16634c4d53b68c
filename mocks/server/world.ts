import { callOf, type Endpoint } from '../../src/api/endpoint.ts';
import * as v from 'valibot';
import { createDatabase, seedOf, shareRows, type Database } from '../data/db.ts';
import { readSnapshot } from '../data/snapshot.ts';
import { createBehaviour } from './behaviour.ts';
import { WrittenFault, type Written } from './faults.ts';
import { createLog, type LoggedCall } from './log.ts';
import { contentsOf, scenarioOf } from './scenarios.ts';
import { defaults, type Settings } from './settings.ts';

/** Answers calls in place of the handlers: a real back end, or a recording of one. */
export interface Source {
  /** Undefined leaves the call to its handler. */
  answer(endpoint: Endpoint, request: Request, world: World): Promise<Sourced | undefined>;
  /** The answers so far, to be replayed. */
  recording(): unknown;
  /** Where a file is that the mock does not have. */
  elsewhere?(path: string): Response;
}

/** An answer of a real back end. */
export interface Sourced {
  from: 'upstream' | 'recording';
  response: Response;
  /** How it differs from the contract. */
  differences: readonly string[];
}

/** Keeps a world's data for other tabs and later runs. */
export interface Keeper {
  /** Whether another tab has stored something newer. */
  isBehind(): Promise<boolean>;
  /** Runs a write on the newest data, alone among all tabs, and stores what it changed. */
  write<T>(write: () => Promise<T>): Promise<T>;
}

/** Settings at the start, and what tests replace. */
export interface WorldOptions extends Partial<Settings> {
  /** Default `Date.now`. */
  now?: () => number;
  /** Default `crypto.randomUUID`. */
  newId?: () => string;
  source?: Source;
  /** Called with every call that was answered. */
  hear?: (call: LoggedCall, world: World) => void;
}

/** A mock server of its own: database, clock, chance, faults and log. */
export class World {
  readonly db: Database = createDatabase();
  readonly #log = createLog();
  /** Adds an answered call to the log. */
  readonly record = this.#log.add;
  /** A call of the log with both messages, if it is among the last hundred. */
  readonly exchange = this.#log.exchange;
  readonly clearLog = this.#log.clear;
  /** The last 500 calls since the start or the last reset, oldest first. */
  readonly log: readonly LoggedCall[] = this.#log.calls;
  /** A new id of a token, an upload or a user. */
  readonly newId: () => string;
  readonly hear: (call: LoggedCall, world: World) => void;
  /** What answers in place of the handlers. A reset restores the one of the start. */
  source: Source | undefined;
  readonly behaviour: ReturnType<typeof createBehaviour>;
  readonly #start: Settings;
  readonly #clock: () => number;
  readonly #firstSource: Source | undefined;
  #keeper: Keeper | undefined;
  #lastTurn: Promise<unknown> = Promise.resolve();

  constructor({ now = Date.now, newId = () => crypto.randomUUID(), source, hear, ...settings }: WorldOptions = {}) {
    this.#start = { ...defaults, ...settings };
    this.#clock = now;
    this.newId = newId;
    this.hear = hear ?? (() => undefined);
    this.source = this.#firstSource = source;
    this.behaviour = createBehaviour(this.#start);
    shareRows(this.db, seedOf(contentsOf(this.#start)));
  }

  now(): number {
    return this.#clock() + this.settings.clock * 1000;
  }

  get settings(): Settings {
    return this.behaviour.settings;
  }

  /** Seconds that access tokens live, if the scenario says so. */
  get tokenLifetime(): number | undefined {
    return scenarioOf(this.settings.scenario).tokenLifetime;
  }

  /**
   * Plans a fault for a call or an address: `override(coursesApi.list, '500')`, `override('GET /courses/7/', { status: 404 })`.
   * With `nth` only that time, counted from one. Null takes the fault away.
   */
  override(target: Pick<Endpoint, 'method' | 'path'> | string, fault: Written | null, nth?: number): void {
    const call = typeof target === 'string' ? target : callOf(target);
    // A function of a test is no JSON.
    const isText = typeof fault === 'string';
    this.behaviour.plan(call, isText ? v.parse(WrittenFault, fault) : fault, nth);
  }

  /** Changes settings. Data change only between scenarios with different data, and users who stay keep their sessions. */
  configure(changes: Partial<Settings>): Promise<void> {
    return this.inTurn(() => {
      const before = contentsOf(this.settings);
      this.adopt(changes);
      const contents = contentsOf(this.settings);
      if (contents === before) return;
      const tokens = this.db.tokens.all();
      shareRows(this.db, seedOf(contents));
      this.db.tokens.replace(tokens.filter(({ user_id }) => this.db.users.get(user_id)));
    });
  }

  /** Changes settings and leaves the data alone. */
  adopt(changes: Partial<Settings>): void {
    this.behaviour.set(changes);
  }

  /** Puts a snapshot in place of the data. Rejects with a reason if it is not whole. */
  restore(snapshot: unknown): Promise<void> {
    return this.inTurn(() => readSnapshot(this.db, snapshot)());
  }

  /** Database, settings, faults and log as at the start. */
  reset(): Promise<void> {
    return this.inTurn(() => {
      this.adopt(this.#start);
      this.source = this.#firstSource;
      this.clearLog();
      shareRows(this.db, seedOf(contentsOf(this.#start)));
    });
  }

  /** Stores the data with `keeper` from now on. */
  keepWith(keeper: Keeper): void {
    this.#keeper = keeper;
  }

  /** Runs writes one after the other, so that of simultaneous requests only one can be first. */
  inTurn<T>(write: () => T | Promise<T>): Promise<T> {
    const run = async () => write();
    const turn = this.#lastTurn.then(() => (this.#keeper ? this.#keeper.write(run) : run()));
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }

  /** Loads what another tab has stored. A write does that, even one that changes nothing. */
  async catchUp(): Promise<void> {
    if (await this.#keeper?.isBehind()) await this.inTurn(() => undefined);
  }
}
