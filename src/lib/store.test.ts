import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('every change is told to all who listen, until they stop', () => {
  const store = createStore(1);
  const [first, second] = [vi.fn(), vi.fn()];
  store.subscribe(first);
  const stop = store.subscribe(second);
  store.setState(2);
  stop();
  store.setState(3);
  expect(store.getState()).toBe(3);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

test('the same value again is no change', () => {
  const store = createStore('same');
  const listener = vi.fn();
  store.subscribe(listener);
  store.setState('same');
  expect(listener).not.toHaveBeenCalled();
});
