import * as v from 'valibot';
import { defaults, parseWords, toWords } from '../server/settings.ts';
import type { World } from '../server/types.ts';
import { readSnapshot, takeSnapshot } from './snapshot.ts';

/** Where a database is kept: a file of one server, or a store that the tabs of a browser share. */
export interface SnapshotStore {
  /** For messages. */
  readonly name: string;
  /** Settings are kept, too, for servers that have no command line. */
  readonly keepsSettings: boolean;
  /** Whether there is a text that this store has neither read nor written. */
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

  async function take() {
    const text = await store.read();
    if (text === null) return;
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

  const isBehind = async () =>
    isShared &&
    store.hasNews().catch((cause: unknown) => {
      leave(cause);
      return false;
    });

  async function catchUp() {
    if (await isBehind()) await take().catch(leave);
  }

  await store.alone(async () => {
    await take().catch(async (cause: unknown) => {
      const aside = await store.setAside();
      console.warn(`${store.name} could not be read and was moved to ${aside}: ${reason(cause)}.`);
    });
    await save();
  });
  world.keepWith({
    isBehind,
    take: catchUp,
    write: (write) =>
      store.alone(async () => {
        await catchUp();
        try {
          return await write();
        } finally {
          await save().catch(leave);
        }
      }),
  });
}

const reason = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** Texts by key, which several tabs read and write: who reads after a write was over finds what it wrote. */
export interface Texts {
  read(key: string): Promise<string | null>;
  /** All or nothing; null takes a text away. Throws where there is no room. */
  write(changes: Readonly<Record<string, string | null>>): Promise<void>;
}

/** A store that all tabs of a browser share. A stamp changes with each write, so that nobody reads the text in vain. */
export function sharedStore(name: string, texts: Texts, alone: SnapshotStore['alone']): SnapshotStore {
  let seen: string | null = null;
  return {
    name,
    keepsSettings: true,
    async hasNews() {
      const stamp = await texts.read('stamp');
      return stamp !== null && stamp !== seen;
    },
    async read() {
      // Read first: a text that is newer than its stamp is only read once more.
      seen = await texts.read('stamp');
      return texts.read('text');
    },
    async write(text) {
      const stamp = crypto.randomUUID();
      await texts.write({ text, stamp });
      seen = stamp;
    },
    async setAside() {
      await texts.write({ text: null, unreadable: await texts.read('text') });
      return `"unreadable" in the same place`;
    },
    alone,
  };
}
