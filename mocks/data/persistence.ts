import * as v from 'valibot';
import type { SharedStore } from '../../src/lib/sharedStore.ts';
import { defaults, parseWords, toWords } from '../server/settings.ts';
import type { World } from '../server/world.ts';
import { readSnapshot, takeSnapshot, type Snapshot } from './snapshot.ts';

/** The stored content: the database and, if the store keeps them, the settings as words. */
export type Kept = Snapshot & { words: readonly string[] };

/** Where a database is stored: a file of one server, or a store shared by a browser's tabs. */
export interface SnapshotStore {
  /** For messages. */
  readonly name: string;
  /** Whether a browser's tabs share it. Then settings are stored too, and unreadable content is replaced. */
  readonly isBrowser: boolean;
  /** Whether another tab has written since this one last read or wrote. Never rejects. */
  hasNews(): Promise<boolean>;
  /** The stored content, or null. Rejects if it is unreadable. */
  read(): Promise<unknown>;
  /** Rejects if it cannot be written. */
  write(kept: Kept): Promise<void>;
  /** Runs `write` while no other tab runs one. */
  alone<T>(write: () => Promise<T>): Promise<T>;
}

const Words = v.object({ words: v.array(v.string()) });

/**
 * Continues `world` with the content of `store`, and stores each change before its answer is sent. Rejects if
 * the content is unreadable or nothing can be stored at the start; later, a warning says so and the world continues in
 * memory.
 */
export async function keepWorld(world: World, store: SnapshotStore): Promise<void> {
  const present = (): Kept => ({
    ...takeSnapshot(world.db),
    words: store.isBrowser ? toWords(world.settings) : [],
  });
  let saved: Kept | undefined;
  let isKept = true;

  /** Replaces this world's data. Throws if `kept` is incomplete. */
  function take(kept: unknown) {
    const restore = readSnapshot(world.db, kept);
    const { words } = store.isBrowser ? v.parse(Words, kept) : { words: [] };
    const settings = { ...defaults, ...parseWords(words) };
    restore();
    if (words.join() !== present().words.join()) world.adopt(settings);
    saved = present();
  }

  async function save() {
    const now = present();
    // An unchanged table has the same array.
    const isSaved = Object.entries(now.tables).every(([name, rows]) => rows === saved?.tables[name]);
    if (!isKept || (isSaved && now.words.join() === saved?.words.join())) return;
    await store.write(now);
    saved = now;
  }

  /** Stops storing, because memory and store can no longer be merged. */
  function leave(cause: unknown) {
    isKept = false;
    console.warn(`The mock's data are in memory only and no longer kept in ${store.name}: ${reason(cause)}.`);
  }

  await store.alone(async () => {
    try {
      const kept = await store.read();
      if (kept !== null) take(kept);
    } catch (cause) {
      if (!store.isBrowser) throw cause;
      console.warn(`The mock's data in ${store.name} could not be read and start anew: ${reason(cause)}.`);
    }
    await save();
  });
  const isBehind = async () => isKept && store.hasNews();
  world.keepWith({
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
  });
}

const reason = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** A store for all tabs of a browser. The stamp changes with the content, so that tabs only read new content. */
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
      // The stamp is read first: newer content is then only read once more.
      seen = await stamp.read();
      return content.read();
    },
    async write(kept) {
      seen = crypto.randomUUID();
      await content.update(() => ({ ...kept, stamp: seen }));
      // A shared store does not reject.
      const written = await content.read();
      if (!v.is(v.object({ stamp: v.literal(String(seen)) }), written))
        throw new Error('it has no room, or was closed');
      await stamp.update(() => seen);
    },
    alone,
  };
}
