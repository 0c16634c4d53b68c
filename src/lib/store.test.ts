import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a store calls its listeners on each change until they unsubscribe', () => {
  const { getState, setState, subscribe } = createStore('a');
  const heard = vi.fn(getState);
  const stop = subscribe(heard);
  expect(getState()).toBe('a');
  setState('b');
  stop();
  setState('c');
  expect(getState()).toBe('c');
  expect(heard.mock.results.map(({ value }) => value)).toEqual(['b']);
});
