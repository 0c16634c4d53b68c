import { describe, expect, test, vi } from 'vitest';
import { memoryStorage, readJson, webStorage } from './storage.ts';

/** Fakes a `Storage` with the methods that the store uses. Tests can make each method throw. */
function fakeArea() {
  const values = new Map<string, string>();
  const broken = { read: false, write: false };
  const refuse = (yes: boolean) => {
    if (yes) throw new DOMException('no', 'QuotaExceededError');
  };
  const area = {
    getItem(key: string) {
      refuse(broken.read);
      return values.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      refuse(broken.write);
      values.set(key, value);
    },
    removeItem(key: string) {
      refuse(broken.write);
      values.delete(key);
    },
  } as Storage;
  return { area, values, broken };
}

function otherTab(key: string | null, storageArea: Storage | null) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }));
}

describe('webStorage', () => {
  test('[F17] a value that cannot be written stays in memory, overrides the storage, and is reported once', () => {
    const { area, values, broken } = fakeArea();
    const onFailure = vi.fn();
    const store = webStorage(() => area, onFailure);
    expect(store.get('a')).toBeNull();
    expect(store.set('a', 'old')).toBe(true);
    broken.write = true;
    expect(store.set('a', 'new')).toBe(false);
    expect(store.get('a')).toBe('new');
    expect(values.get('a')).toBe('old');
    store.set('b', '2');
    expect(onFailure).toHaveBeenCalledOnce();
    store.remove('a');
    expect(store.get('a')).toBeNull();
    broken.write = false;
    expect(store.set('a', 'later')).toBe(true);
    values.set('a', 'from the area');
    expect(store.get('a')).toBe('from the area');
    store.remove('a');
    expect(values.has('a')).toBe(false);
  });

  test('follows changes by other tabs, which replace values that are only in memory', () => {
    vi.stubGlobal('window', new EventTarget());
    const { area, values, broken } = fakeArea();
    const store = webStorage(() => area);
    const heard: (string | null)[] = [];
    const stop = store.subscribe((key) => heard.push(key));
    broken.write = true;
    store.set('a', 'mine');
    store.set('b', 'mine');
    values.set('a', 'theirs');
    otherTab('b', fakeArea().area);
    otherTab('a', area);
    expect([store.get('a'), store.get('b')]).toEqual(['theirs', 'mine']);
    otherTab(null, area);
    expect(store.get('b')).toBeNull();
    stop();
    otherTab('late', area);
    expect(heard).toEqual(['a', null]);
  });

  test('[F18] storage that cannot be read counts as empty', () => {
    const { area, broken } = fakeArea();
    broken.read = true;
    expect(webStorage(() => area).get('a')).toBeNull();
    const unreachable = webStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(unreachable.get('a')).toBeNull();
    expect(unreachable.set('a', '1')).toBe(false);
    expect(unreachable.get('a')).toBe('1');
  });
});

test('[F16] memory storage accepts any key, even the name of an object property', () => {
  const store = memoryStorage();
  expect(store.get('constructor')).toBeNull();
  expect(store.set('__proto__', '1')).toBe(true);
  expect(store.get('__proto__')).toBe('1');
  store.remove('__proto__');
  expect(store.get('__proto__')).toBeNull();
});

describe('readJson and writeJson', () => {
  function numberOnly(value: unknown) {
    if (value === 'throw') throw new TypeError('no');
    return typeof value === 'number' ? value : null;
  }

  test.for([
    ['[F13] malformed JSON', '{"a":'],
    ['[F24] a value in an old format', '{"version":1}'],
    ['[F48] an empty string', ''],
    ['a value at which the parser throws', '"throw"'],
  ])('[§8.2] %s is dropped, and reported only on the console', ([, text]) => {
    const store = memoryStorage();
    store.set('a', text ?? '');
    expect(readJson(store, 'a', numberOnly)).toBeNull();
    expect(store.get('a')).toBeNull();
    expect(console.warn).toHaveBeenCalledOnce();
  });
});
