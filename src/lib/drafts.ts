import { readJson, writeJson, type KeyValueStore } from './storage.ts';

function parse(value: unknown): Record<string, string> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? textsOf(value) : null;
}

function textsOf(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

const keyOf = (form: string, userId: string | null) => (userId === null ? `draft:${form}` : `draft:${form}:${userId}`);

/**
 * The draft of `form` that the user `userId`, or a visitor, left in `store`: what was typed and not sent yet. What was typed before a log-in belongs to
 * whoever logs in, unless they have a draft already.
 */
export function draftOf(store: KeyValueStore, form: string, userId: string | null) {
  const key = keyOf(form, userId);
  return {
    /** The texts by field; null where nothing was kept. */
    read() {
      const own = readJson(store, key, parse);
      if (own !== null || userId === null) return own;
      const visitors = readJson(store, keyOf(form, null), parse);
      if (visitors === null) return null;
      store.remove(keyOf(form, null));
      writeJson(store, key, visitors);
      return visitors;
    },
    /** Keeps the texts among a form's values; blank ones alone are no draft. */
    write(values: object) {
      const texts = textsOf(values);
      if (Object.values(texts).every((text) => text.trim() === '')) store.remove(key);
      else writeJson(store, key, texts);
    },
    drop: () => store.remove(key),
  };
}
