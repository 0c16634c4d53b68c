import type { HttpHandler } from 'msw/http';
import type { Endpoint } from '../../src/api/endpoint.ts';
import type { Database } from '../data/db.ts';
import type { Fault } from './faults.ts';
import type { Exchange, LoggedCall } from './log.ts';
import type { Settings } from './settings.ts';

/** What answers calls in the place of the handlers: a real back end, or what was recorded of one. */
export interface Source {
  /** Undefined leaves a call to its handler. */
  answer(endpoint: Endpoint, request: Request, world: World): Promise<Sourced | undefined>;
  /** What it can be answered from without the real back end. */
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

/** What keeps a world's data for other tabs and later runs. */
export interface Keeper {
  /** Whether another tab kept something newer. */
  isBehind(): Promise<boolean>;
  /** Runs a write alone among all tabs, on what was kept last, and keeps what it changed. */
  write<T>(write: () => Promise<T>): Promise<T>;
}

/** The other worlds of the same address. */
export interface Siblings {
  /** Those with a name, the one idle for longest first, with the number of calls in their logs. */
  list(): { name: string; calls: number; settings: Settings }[];
  /** Throws one away; whether there was one. */
  drop(name: string): boolean;
}

/** A mock server of its own: database, clock, chance, faults and log. */
export interface World {
  readonly db: Database;
  readonly now: () => number;
  /** An id that was never given before, of a token, an upload or a user. */
  readonly newId: () => string;
  /** As they are now. */
  readonly settings: Settings;
  /** Seconds that access tokens live, where the scenario says so. */
  readonly tokenLifetime: number | undefined;
  /** For `setupWorker`: all that `handle` does. */
  readonly handlers: HttpHandler[];
  /** The last five hundred calls since the start or the last `reset`, oldest first. */
  readonly log: readonly LoggedCall[];
  clearLog(): void;
  /** One of the last hundred calls with both messages, by its id. */
  exchange(id: number): Exchange | undefined;
  /** What answers in the place of the handlers. A reset puts back what did so at the start. */
  source: Source | undefined;
  /** Runs writes one after the other, so that of requests at the same moment only one can be first. */
  inTurn<T>(write: () => T | Promise<T>): Promise<T>;
  /** Answers a request; nothing for one that is not the API's. */
  handle(request: Request): Promise<Response | undefined>;
  /** Makes a call go wrong from now on, or only its `nth` time, counted from one; null lets it go right again. */
  override(endpoint: Pick<Endpoint, 'method' | 'path'>, fault: Fault | null, nth?: number): void;
  /** Changes what `changes` names. Data change only where the scenario has others; tokens of users who stay are kept. */
  configure(changes: Partial<Settings>): Promise<void>;
  /** Changes settings alone, whatever the data. */
  adopt(changes: Partial<Settings>): void;
  /** Puts a kept database in the place of this one. Throws with a reason where it is not whole. */
  restore(snapshot: unknown): Promise<void>;
  /** Database, settings, faults and log as at the start. */
  reset(): Promise<void>;
  /** Lets `keeper` keep the data from now on. */
  keepWith(keeper: Keeper): void;
}
