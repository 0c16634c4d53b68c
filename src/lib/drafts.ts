import { readJson, webStorage, writeJson, type KeyValueStore } from './storage.ts';

const local = webStorage(() => globalThis.localStorage);

function parse(value: unknown): Record<string, string> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? textsOf(value) : null;
}

function textsOf(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** What a user typed into a form and has not sent yet. */
export interface Draft {
  /** The texts by field; null where nothing was kept. */
  read(): Record<string, string> | null;
  /** Keeps the texts among a form's values; blank ones alone are no draft. */
  write(values: object): void;
  drop(): void;
}

/** The draft of `form` that the user `userId` left on this device. */
export function draftOf(form: string, userId: string, store: KeyValueStore = local): Draft {
  const key = `draft:${form}:${userId}`;
  return {
    read: () => readJson(store, key, parse),
    write(values) {
      const texts = textsOf(values);
      if (Object.values(texts).every((text) => text.trim() === '')) store.remove(key);
      else writeJson(store, key, texts);
    },
    drop: () => store.remove(key),
  };
}
