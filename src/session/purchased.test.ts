import { expect, test } from 'vitest';
import { memoryStorage } from '../lib/storage.ts';
import { addPurchased, PURCHASED_KEY, readPurchased } from './purchased.ts';

test('[§3.10] [§4.19] purchases are kept by user, without duplicates, the old ones first; nothing new writes nothing', () => {
  const store = memoryStorage();
  expect(readPurchased(store, '1')).toEqual([]);
  addPurchased(store, '1', ['a']);
  addPurchased(store, '2', ['b']);
  addPurchased(store, '1', ['c', 'a', 'c']);
  addPurchased(store, '3', []);
  expect([readPurchased(store, '1'), readPurchased(store, '2')]).toEqual([['a', 'c'], ['b']]);
  expect(JSON.parse(store.get(PURCHASED_KEY) ?? '')).toEqual({ 1: ['a', 'c'], 2: ['b'] });
});

test('[F16] __proto__ and constructor are ordinary users', () => {
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

test('[F29] ids kept as numbers are the same as texts, and a list that is none is nobody else’s loss', () => {
  const store = memoryStorage();
  store.set(PURCHASED_KEY, '{"1":[7,"8",null,{}],"2":"a"}');
  expect([readPurchased(store, '1'), readPurchased(store, '2')]).toEqual([['7', '8'], []]);
  addPurchased(store, '1', ['7']);
  expect(readPurchased(store, '1')).toEqual(['7', '8']);
});
