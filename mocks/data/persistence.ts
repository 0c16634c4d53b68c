import * as v from 'valibot';
import type { SharedStore } from '../../src/lib/sharedStore.ts';
import { defaults, parseWords, toWords } from '../server/settings.ts';
import type { World } from '../server/world.ts';
import { tables, type Database } from './db.ts';

/** The version of the tables' schemas. Increase it when a schema changes. */
const VERSION = 3;

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The stored content: the database. A browser also stores the mock's settings, as words such as `seed:7`. */
export interface Kept {
  version: number;
  tables: Rows;
  words: readonly string[];
}

/** A store for a database: the file of one server, or storage that all tabs of a browser share. */
export interface SnapshotStore {
  readonly name: string;
  /**
   * Whether this is a browser's store. Browser stores also contain the settings, and replace unreadable content with
   * the seed data.
   */
  readonly isBrowser: boolean;
  /** Whether another tab has written since this tab last read or wrote. Never rejects. */
  hasNews(): Promise<boolean>;
  /** Returns the stored content, or null. Rejects if the content is unreadable. */
  read(): Promise<unknown>;
  /** Stores the content. Rejects if it cannot be stored. */
  write(kept: Kept): Promise<void>;
  /** Runs `write` under a lock that all tabs share. */
  alone<T>(write: () => Promise<T>): Promise<T>;
}

const Tables: v.GenericSchema<unknown, Rows> = v.strictObject(
  Object.fromEntries(Object.entries(tables).map(([name, row]) => [name, v.array(row)])),
);
const Content = v.object({ version: v.literal(VERSION), tables: Tables, words: v.array(v.string()) });

/** Returns all rows of a database by table. */
export const tablesOf = (db: Database): Rows =>
  Object.fromEntries(Object.entries(db).map(([name, table]) => [name, table.all()]));

/**
 * Loads the content of `store` into `world`, and stores each change before its response is sent. Rejects if a file is
 * unreadable or if the first write fails. If a later write fails, logs a warning and keeps the data only in memory.
 */
export async function keepWorld(world: World, store: SnapshotStore): Promise<void> {
  const present = (): Kept => ({
    version: VERSION,
    tables: tablesOf(world.db),
    words: store.isBrowser ? toWords(world.settings) : [],
  });
  let saved: Kept | undefined;
  let isKept = true;

  /** Replaces this world's data and settings. Throws if `kept` is invalid. */
  function take(kept: unknown) {
    const { success, output, issues } = v.safeParse(Content, kept);
    if (!success) throw new Error(`invalid value at ${v.getDotPath(issues[0]) ?? 'its root'}: ${issues[0].message}`);
    const settings = { ...defaults, ...parseWords(output.words) };
    for (const [name, table] of Object.entries(world.db)) table.replace(output.tables[name] as never[]);
    if (output.words.join() !== present().words.join()) world.set(settings);
    saved = present();
  }

  async function save() {
    const now = present();
    // A table returns the same array until its next write, so arrays can be compared by identity.
    const isSaved = Object.entries(now.tables).every(([name, rows]) => rows === saved?.tables[name]);
    if (!isKept || (isSaved && now.words.join() === saved?.words.join())) return;
    await store.write(now);
    saved = now;
  }

  /** After a failed read or write, stops writing, because the data in the store and in memory may have diverged. */
  function leave(cause: unknown) {
    isKept = false;
    console.warn(`The mock's data are only in memory and no longer stored in ${store.name}: ${reason(cause)}.`);
  }

  await store.alone(async () => {
    try {
      const kept = await store.read();
      if (kept !== null) take(kept);
    } catch (cause) {
      if (!store.isBrowser) throw cause;
      console.warn(`The mock's data in ${store.name} could not be read, so the seed data are used: ${reason(cause)}.`);
    }
    await save();
  });
  const isBehind = async () => isKept && store.hasNews();
  world.keeper = {
    isBehind,
    write: (write) =>
      store.alone(async () => {
        try {
          if (await isBehind()) take(await store.read());
        } catch (cause) {
          leave(cause);
        }
        try {
          return await write();
        } finally {
          await save().catch(leave);
        }
      }),
  };
}

const reason = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/**
 * Creates a store for all tabs of a browser. Each write changes a stamp. Tabs read the content only if the stamp has
 * changed.
 */
export function sharedStore(
  keptAs: (key: 'content' | 'stamp') => SharedStore,
  alone: SnapshotStore['alone'],
): SnapshotStore {
  const [content, stamp] = [keptAs('content'), keptAs('stamp')];
  let seen: unknown = null;
  return {
    name: 'the browser',
    isBrowser: true,
    async hasNews() {
      const last = await stamp.read();
      return last !== null && last !== seen;
    },
    async read() {
      // Reads the stamp first. If another tab then changes the content, the next check finds a new stamp.
      seen = await stamp.read();
      return content.read();
    },
    async write(kept) {
      seen = crypto.randomUUID();
      await content.update(() => ({ ...kept, stamp: seen }));
      // A `SharedStore` does not reject if a write fails. Therefore, the content is read again to check the write.
      const written = await content.read();
      if (!v.is(v.object({ stamp: v.literal(String(seen)) }), written)) throw new Error('it is full or was closed');
      await stamp.update(() => seen);
    },
    alone,
  };
}
