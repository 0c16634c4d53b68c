import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/storage.ts';
import { addPurchased, PURCHASED_KEY, readPurchased } from './purchased.ts';

test('[§3.10] purchases are kept by user, without duplicates, the old ones first', () => {
  const store = memoryStorage();
  expect(readPurchased(store, '1')).toEqual([]);
  expect(addPurchased(store, '1', ['a'])).toEqual(['a']);
  expect(addPurchased(store, '2', ['b'])).toEqual(['b']);
  expect(addPurchased(store, '1', ['c', 'a', 'c'])).toEqual(['a', 'c']);
  expect([readPurchased(store, '1'), readPurchased(store, '2')]).toEqual([['a', 'c'], ['b']]);
  expect(JSON.parse(store.get(PURCHASED_KEY) ?? '')).toEqual({ 1: ['a', 'c'], 2: ['b'] });
});

test('[§4.19] nothing new writes nothing', () => {
  const store = memoryStorage();
  addPurchased(store, '1', ['a']);
  const set = vi.spyOn(store, 'set');
  expect(addPurchased(store, '1', ['a'])).toEqual(['a']);
  expect(addPurchased(store, '2', [])).toEqual([]);
  expect(set).not.toHaveBeenCalled();
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
  expect(addPurchased(store, '1', ['7'])).toEqual(['7', '8']);
});
