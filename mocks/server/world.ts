import * as v from 'valibot';
import { callOf, type Endpoint } from '../../src/api/endpoint.ts';
import { chance } from '../data/chance.ts';
import { createDatabase, seedOf, shareRows, type Database } from '../data/db.ts';
import { calls, isTarget } from './calls.ts';
import { isSequence, WrittenFault, type SingleFault, type Written } from './faults.ts';
import type { LoggedCall } from './log.ts';
import { contentsOf, failure, scenarioOf } from './scenarios.ts';
import { defaults, SettingsError, type PlannedFault, type Settings } from './settings.ts';

/** A source of responses that replaces the mock's handlers: a real back end, or a recording. */
export interface Source {
  name: 'upstream' | 'recording';
  /** Returns the response, or undefined if the mock's handler must respond. */
  answer(endpoint: Endpoint, request: Request, world: World): Promise<Response | undefined>;
  /** Called for a file that the mock lacks. Returns a redirect to the file on the back end. */
  elsewhere?(path: string): Promise<Response>;
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
  /** The last 500 calls since the start or the last reset, oldest first. */
  readonly log: LoggedCall[] = [];
  #logged = 0;
  /** Creates an id for a token, an upload or a user. */
  readonly newId: () => string;
  readonly source: Source | undefined;
  readonly #start: Settings;
  #settings: Settings = defaults;
  /** The faults by target, each with the number of its matching calls so far. */
  readonly #plans = new Map<string, PlannedFault & { times: number }>();
  readonly #counts = new Map<string, number>();
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
    this.set(this.#start);
    shareRows(this.db, seedOf(contentsOf(this.#start)));
  }

  now(): number {
    return this.#clock() + this.settings.clock * 1000;
  }

  get settings(): Settings {
    return { ...this.#settings, faults: [...this.#plans.values()].map(({ times: _, ...plan }) => plan) };
  }

  /** Changes settings, but not the data. Setting the seed restarts the random values. */
  set({ faults, ...changes }: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...changes };
    if (changes.seed !== undefined) this.#counts.clear();
    if (faults) this.#plans.clear();
    for (const plan of faults ?? []) this.#plans.set(plan.call, { ...plan, times: 0 });
  }

  /**
   * Sets a fault: `override(coursesApi.list, '500')`, `override('GET /courses/7/', { status: 404 })`. With `nth`, a
   * single fault affects only the nth call, counted from one, and a sequence begins with that call. Null removes the
   * fault. Throws for an unknown endpoint or fault.
   */
  override(target: Pick<Endpoint, 'method' | 'path'> | string, fault: Written | null, nth?: number): void {
    const call = typeof target === 'string' ? target : callOf(target);
    if (!isTarget(call)) throw new SettingsError(`The API has no call "${call}", such as "${calls[0]}".`);
    if (fault === null) this.#plans.delete(call);
    else this.#plans.set(call, { call, fault: v.parse(WrittenFault, fault), ...(nth && { nth }), times: 0 });
  }

  /** Returns the fault of the first target that has one. Also counts the call, for `nth` and sequences. */
  plannedFor(targets: readonly string[]): SingleFault | undefined {
    for (const target of targets) {
      const plan = this.#plans.get(target);
      if (!plan) continue;
      plan.times += 1;
      const { fault, nth, times } = plan;
      // With `nth`, a sequence begins at the nth call.
      const place = times - (nth ?? 1);
      if (isSequence(fault) && place >= 0) return fault[Math.min(place, fault.length - 1)];
      if (!isSequence(fault) && (nth === undefined || place === 0)) return fault;
    }
    return undefined;
  }

  /**
   * Returns the latency of a call in milliseconds, and its fault from the scenario or the failure rate. Random values
   * depend only on seed, endpoint and call count.
   */
  next(call: string): { delay: number; fault: SingleFault | undefined } {
    const count = (this.#counts.get(call) ?? 0) + 1;
    this.#counts.set(call, count);
    const { seed, fail, scenario, latency: own } = this.#settings;
    const { fault, latency = [0, 0] } = scenarioOf(scenario);
    const [min, max] = own ?? latency;
    const isUnlucky = chance(seed, call, count, 'fail') < fail;
    return {
      delay: min + chance(seed, call, count, 'latency') * (max - min),
      fault: (call.startsWith('GET ') ? fault : undefined) ?? (isUnlucky ? failure : undefined),
    };
  }

  /**
   * Changes settings. A scenario with other data replaces the database. Users that exist in both databases stay signed
   * in.
   */
  configure(changes: Partial<Settings>): Promise<void> {
    return this.inTurn(() => {
      const before = contentsOf(this.settings);
      this.set(changes);
      const contents = contentsOf(this.settings);
      if (contents === before) return;
      const tokens = this.db.tokens.all();
      shareRows(this.db, seedOf(contents));
      this.db.tokens.replace(tokens.filter(({ user_id }) => this.db.users.get(user_id)));
    });
  }

  /** Adds a call to the log. */
  record(call: Omit<LoggedCall, 'id' | 'body'>): void {
    const { body = null } = call.request;
    this.#logged += 1;
    this.log.push({ id: this.#logged, ...call, ...(body !== null && { body }) });
    if (this.log.length > 500) this.log.shift();
  }

  reset(): Promise<void> {
    return this.inTurn(() => {
      this.replacesEvicted = false;
      this.set(this.#start);
      this.log.length = 0;
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
