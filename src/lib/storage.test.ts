import { describe, expect, test, vi } from 'vitest';
import { memoryStorage, readJson, webStorage } from './storage.ts';

/** A `Storage` with only what the store uses; each method can be made to throw. */
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
  test('[F17] a refused write stays in memory, wins over the area, and is reported once', () => {
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

  test('[F18] an area that cannot be read, or reached at all, is as empty', () => {
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

  test('hears other tabs, until told not to, and only of its own area', () => {
    vi.stubGlobal('window', new EventTarget());
    const { area } = fakeArea();
    const listener = vi.fn();
    const stop = webStorage(() => area).subscribe(listener);
    otherTab('a', area);
    otherTab(null, area);
    otherTab('elsewhere', fakeArea().area);
    stop();
    otherTab('late', area);
    expect(listener.mock.calls).toEqual([['a'], [null]]);
  });

  test('another tab’s change replaces what this tab could only remember', () => {
    vi.stubGlobal('window', new EventTarget());
    const { area, values, broken } = fakeArea();
    const store = webStorage(() => area);
    store.subscribe(() => undefined);
    broken.write = true;
    store.set('a', 'mine');
    store.set('b', 'mine');
    values.set('a', 'theirs');
    otherTab('a', area);
    expect(store.get('a')).toBe('theirs');
    expect(store.get('b')).toBe('mine');
    otherTab(null, area);
    expect(store.get('b')).toBeNull();
  });
});

test('[F16] the memory keeps any key, those of every object among them', () => {
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
    ['[F24] a value of an old shape', '{"version":1}'],
    ['[F48] an empty text', ''],
    ['what the parser throws at', '"throw"'],
  ])('[§8.2] %s is dropped, and only the console hears of it', ([, text]) => {
    const store = memoryStorage();
    store.set('a', text ?? '');
    expect(readJson(store, 'a', numberOnly)).toBeNull();
    expect(store.get('a')).toBeNull();
    expect(console.warn).toHaveBeenCalledOnce();
  });
});
