import { isObject } from './keys.ts';
import { readJson, writeJson, type KeyValueStore } from './storage.ts';

function parse(value: unknown): Record<string, string> | null {
  return isObject(value) ? textsOf(value) : null;
}

/** Returns the values that are strings. */
export function textsOf(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The key of the list of forms with a visitor's draft. */
const FORMS = 'draft:forms';

const keyOf = (form: string, userId: string | null) => (userId === null ? `draft:${form}` : `draft:${form}:${userId}`);

/** Adds a visitor's texts to the user's own. If both have text for a field, the visitor's text follows on a new line. */
function joined(own: Record<string, string>, visitors: Record<string, string>): Record<string, string> {
  const fields = Object.entries(visitors).map(([name, text]) => {
    const before = own[name] ?? '';
    return [name, before === '' || before === text ? text : `${before}\n${text}`];
  });
  return { ...own, ...Object.fromEntries(fields) };
}

/**
 * Returns the draft of `form`: the unsent text of the user `userId`, or of a visitor. A visitor's draft passes to the
 * user who logs in.
 */
export function draftOf(store: KeyValueStore, form: string, userId: string | null) {
  const key = keyOf(form, userId);
  const readOwn = () => readJson(store, key, parse);
  return {
    /** Returns the text of each field. Null if nothing is stored. */
    read() {
      const own = readOwn();
      const visitors = userId === null ? null : readJson(store, keyOf(form, null), parse);
      if (visitors === null) return own;
      store.remove(keyOf(form, null));
      const all = joined(own ?? {}, visitors);
      writeJson(store, key, all);
      return all;
    },
    /**
     * Stores the form values that are strings. If all are blank, removes the draft and returns false. The draft stays if
     * it is not `former`, because another tab has stored it.
     */
    write(values: object, former = readOwn()): boolean {
      const texts = textsOf(values);
      const isBlank = Object.values(texts).every((text) => text.trim() === '');
      if (!isBlank) writeJson(store, key, texts);
      else if (JSON.stringify(readOwn()) === JSON.stringify(former)) store.remove(key);
      if (!isBlank && userId === null) writeJson(store, FORMS, { ...readJson(store, FORMS, parse), [form]: '' });
      return !isBlank;
    },
    drop: () => store.remove(key),
    /** Removes the draft if `isSent` accepts its text. Returns whether the draft was removed. */
    dropSent(isSent: (texts: Record<string, string>) => boolean): boolean {
      const own = readOwn();
      if (own === null || !isSent(own)) return false;
      store.remove(key);
      return true;
    },
  };
}

/** Passes a visitor's drafts to the user who logs in, so that no later user of the device sees them. */
export function adoptDrafts(store: KeyValueStore, userId: string) {
  for (const form of Object.keys(readJson(store, FORMS, parse) ?? {})) draftOf(store, form, userId).read();
  store.remove(FORMS);
}

/**
 * Returns functions for the list of pages with text that was typed offline. A page's path is listed until the text is
 * sent or the page is opened online (product §11). A visitor's list passes to the user who logs in.
 */
export function unsentOf(store: KeyValueStore, userId: string | null) {
  const key = keyOf('unsent', userId);
  const visitors = keyOf('unsent', null);
  function read() {
    const own = readJson(store, key, parse) ?? {};
    const passed = key === visitors ? null : readJson(store, visitors, parse);
    if (passed === null) return own;
    store.remove(visitors);
    const all = { ...passed, ...own };
    writeJson(store, key, all);
    return all;
  }
  return {
    paths: () => Object.keys(read()),
    add: (path: string) => void writeJson(store, key, { ...read(), [path]: '' }),
    remove(path: string) {
      const { [path]: _, ...rest } = read();
      if (_ !== undefined) writeJson(store, key, rest);
    },
  };
}
