import { expect, test, vi } from 'vitest';
import { forgetReload, reloadOnce } from './reload.ts';
import { memoryStorage } from './storage.ts';

test('[F60] [F65] a page is reloaded only once per URL, and never if the storage refuses to write', () => {
  const reload = vi.fn();
  const store = memoryStorage();
  reloadOnce(store, '/courses', reload);
  reloadOnce(store, '/courses', reload);
  expect(reload).toHaveBeenCalledOnce();
  forgetReload(store);
  reloadOnce({ ...store, set: () => false }, '/courses', reload);
  expect(reload).toHaveBeenCalledOnce();
  reloadOnce(store, '/courses', reload);
  expect(reload).toHaveBeenCalledTimes(2);
});
