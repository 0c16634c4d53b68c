import * as v from 'valibot';
import type { SharedStore } from '../../src/lib/sharedStore.ts';
import { defaults, parseWords, toWords } from '../server/settings.ts';
import type { World } from '../server/types.ts';
import { readSnapshot, takeSnapshot } from './snapshot.ts';

/** Where a database is kept: a file of one server, or a store that the tabs of a browser share. */
export interface SnapshotStore {
  /** For messages. */
  readonly name: string;
  /** Settings are kept, too, for servers that have no command line. */
  readonly keepsSettings: boolean;
  /** Whether there is a text that this store has neither read nor written. Never rejects. */
  hasNews(): Promise<boolean>;
  /** The text, or null. */
  read(): Promise<string | null>;
  /** Throws where the text cannot be kept. */
  write(text: string): Promise<void>;
  /** Moves the text out of the way; gives the name of its new place. */
  setAside(): Promise<string>;
  /** Runs `write` while no other holder of the same store runs one. */
  alone<T>(write: () => Promise<T>): Promise<T>;
}

const Words = v.object({ words: v.array(v.string()) });

/**
 * Lets `world` go on with what `store` keeps, and keep there what each write changed before it is answered. A text that
 * cannot be read is set aside, with a warning. Throws where nothing can be kept at the start; where that happens later,
 * a warning says so, and the world goes on in memory.
 */
export async function keepWorld(world: World, store: SnapshotStore): Promise<void> {
  let saved: ReturnType<typeof present> | undefined;
  let isShared = true;

  const present = () => ({ ...takeSnapshot(world.db), words: store.keepsSettings ? toWords(world.settings) : [] });

  /** Puts the kept text in the place of this world's data. Throws where it cannot be read. */
  function take(text: string) {
    const kept: unknown = JSON.parse(text);
    const restore = readSnapshot(world.db, kept);
    const { words } = store.keepsSettings ? v.parse(Words, kept) : { words: [] };
    const settings = { ...defaults, ...parseWords(words) };
    restore();
    if (words.join() !== present().words.join()) world.adopt(settings);
    saved = present();
  }

  async function save() {
    const now = present();
    // A table's list of rows is the same until the next write.
    const isTableSaved = ([name, rows]: [string, unknown]) => rows === saved?.tables[name];
    const isSaved = Object.entries(now.tables).every(isTableSaved) && now.words.join() === saved?.words.join();
    if (!isShared || isSaved) return;
    await store.write(JSON.stringify(now));
    saved = now;
  }

  /** Leaves the store to the others, since what this world holds cannot be joined with what is there. */
  function leave(cause: unknown) {
    isShared = false;
    console.warn(`The mock's data are in memory only and no longer kept in ${store.name}: ${reason(cause)}.`);
  }

  const isBehind = async () => isShared && store.hasNews();

  await store.alone(async () => {
    const text = await store.read();
    try {
      if (text !== null) take(text);
    } catch (cause) {
      console.warn(`${store.name} could not be read and was moved to ${await store.setAside()}: ${reason(cause)}.`);
    }
    await save();
  });
  world.keepWith({
    isBehind,
    write: (write) =>
      store.alone(async () => {
        try {
          const text = (await isBehind()) ? await store.read() : null;
          if (text !== null) take(text);
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

/**
 * A store that all tabs of a browser share: the kept text, a stamp that changes with it, by which nobody reads the text
 * in vain, and a text that could not be read.
 */
export function sharedStore(
  keptAs: (key: 'text' | 'stamp' | 'unreadable') => SharedStore,
  alone: SnapshotStore['alone'],
): SnapshotStore {
  const [text, stamp] = [keptAs('text'), keptAs('stamp')];
  let seen: unknown = null;
  return {
    name: 'the browser',
    keepsSettings: true,
    async hasNews() {
      const last = await stamp.read();
      return last !== null && last !== seen;
    },
    async read() {
      // Read first: a text that is newer than its stamp is only read once more.
      seen = await stamp.read();
      const kept = await text.read();
      return typeof kept === 'string' ? kept : null;
    },
    async write(kept) {
      await text.update(() => kept);
      // Shared stores do not reject.
      if ((await text.read()) !== kept) throw new Error('it has no room, or was closed');
      seen = crypto.randomUUID();
      await stamp.update(() => seen);
    },
    async setAside() {
      const kept = await text.read();
      await keptAs('unreadable').update(() => kept);
      await text.update(() => null);
      return '"mock unreadable" in the same place';
    },
    alone,
  };
}
