import type { HttpHandler } from 'msw/http';
import type { Endpoint } from '../../src/api/endpoint.ts';
import type { Database } from '../data/db.ts';
import type { Fault } from './faults.ts';
import type { Settings } from './settings.ts';

/** A call as the server saw it. */
export interface LoggedCall {
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
  readonly log: readonly LoggedCall[];
  clearLog(): void;
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
