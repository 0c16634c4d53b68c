import { expect, test } from 'vitest';
import { memoryStorage, webStorage } from '../lib/storage.ts';
import { addPurchased, PURCHASED_KEY, readPurchased } from './purchased.ts';

function refuse(): never {
  throw new DOMException('', 'QuotaExceededError');
}

test('[§3.10] [§4.19] purchases are stored separately for each user, without duplicates, and only if they change', () => {
  const store = memoryStorage();
  expect(readPurchased(store, '1')).toEqual([]);
  addPurchased(store, '1', ['a']);
  addPurchased(store, '2', ['b']);
  addPurchased(store, '1', ['c', 'a', 'c']);
  addPurchased(store, '3', []);
  expect([readPurchased(store, '1'), readPurchased(store, '2')]).toEqual([['a', 'c'], ['b']]);
  expect(JSON.parse(store.get(PURCHASED_KEY) ?? '')).toEqual({ 1: ['a', 'c'], 2: ['b'] });
});

test('[F17] addPurchased returns true only if the courses are stored, not if they are only in memory', () => {
  const store = webStorage(
    () => ({ getItem: () => null, setItem: refuse }) as Pick<Storage, 'getItem' | 'setItem'> as Storage,
  );
  expect(addPurchased(store, '1', ['a'])).toBe(false);
  expect(readPurchased(store, '1')).toEqual(['a']);
  expect(addPurchased(store, '1', ['a'])).toBe(false);
  expect(addPurchased(memoryStorage(), '1', ['a'])).toBe(true);
});

test('[F16] __proto__ and constructor are ordinary user ids', () => {
  const store = memoryStorage();
  for (const id of ['__proto__', 'constructor', 'hasOwnProperty']) {
    expect(readPurchased(store, id)).toEqual([]);
    addPurchased(store, id, [`of ${id}`]);
  }
  addPurchased(store, '1', ['a']);
  expect(readPurchased(store, '__proto__')).toEqual(['of __proto__']);
  expect(readPurchased(store, 'constructor')).toEqual(['of constructor']);
  expect(({} as Record<string, unknown>)['of __proto__']).toBeUndefined();
});

test('[F29] stored numeric course ids become strings, and a user’s invalid list is ignored', () => {
  const store = memoryStorage();
  store.set(PURCHASED_KEY, '{"1":[7,"8",null,{}],"2":"a"}');
  expect([readPurchased(store, '1'), readPurchased(store, '2')]).toEqual([['7', '8'], []]);
  addPurchased(store, '1', ['7']);
  expect(readPurchased(store, '1')).toEqual(['7', '8']);
});
