import { expect, test, vi } from 'vitest';
import { askToPersist, memoryShelf, type Shelf } from './shelf.ts';

/** Fakes IndexedDB with one map per database, and returns a function that opens shelves on it. */
async function openIndexedDb(): Promise<(name: string) => Shelf<string>> {
  const stores = new Map<string, Map<string, unknown>>();
  type Values = Map<string, unknown>;
  vi.resetModules();
  vi.doMock('idb-keyval', () => ({
    createStore(...names: string[]) {
      const name = names.join(' ');
      const values = stores.get(name) ?? new Map<string, unknown>();
      stores.set(name, values);
      return values;
    },
    get: async (key: string, values: Values) => values.get(key),
    set: async (key: string, value: unknown, values: Values) => void values.set(key, value),
    update: async (key: string, change: (value: unknown) => unknown, values: Values) =>
      void values.set(key, change(values.get(key))),
    delMany: async (keys: string[], values: Values) => keys.forEach((key) => values.delete(key)),
    keys: async (values: Values) => [...values.keys()],
    entries: async (values: Values) => [...values],
  }));
  const { indexedDbShelf } = await import('./shelf.ts');
  vi.doUnmock('idb-keyval');
  vi.resetModules();
  return (name) => indexedDbShelf<string>(name);
}

test.for(['IndexedDB', 'memory'])('a shelf in %s stores, changes, lists and removes values by key', async (where) => {
  const open = where === 'memory' ? () => memoryShelf<string>() : await openIndexedDb();
  const [shelf, other] = [open('one'), open('two')];
  await shelf.set('sara/1', 'a');
  await shelf.set('sara/2', 'b');
  await shelf.set('ali/1', 'c');
  expect([await shelf.get('sara/1'), await shelf.get('nobody'), await other.get('sara/1')]).toEqual([
    'a',
    undefined,
    undefined,
  ]);
  expect(await shelf.startingWith('sara/')).toEqual([
    ['sara/1', 'a'],
    ['sara/2', 'b'],
  ]);
  expect(await shelf.keys('sara/')).toEqual(['sara/1', 'sara/2']);
  const change = vi.fn((value: string) => `${value}!`);
  await shelf.change('sara/1', change);
  await shelf.change('nobody', change);
  expect(change.mock.calls).toEqual([['a']]);
  expect([await shelf.get('sara/1'), await shelf.get('nobody')]).toEqual(['a!', undefined]);
  expect(await shelf.startingWith('nobody')).toEqual([]);
  await shelf.remove(['sara/1', 'ali/1', 'nobody']);
  expect(await shelf.get('sara/2')).toBe('b');
  expect(await shelf.startingWith('sara/')).toEqual([['sara/2', 'b']]);
});

test('askToPersist never rejects', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  await expect(askToPersist()).resolves.toBe(true);
  persist.mockRejectedValue(new Error('no'));
  await expect(askToPersist()).resolves.toBe(false);
  vi.stubGlobal('navigator', {});
  expect(askToPersist()).toBeUndefined();
});
