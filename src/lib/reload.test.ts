import { expect, test, vi } from 'vitest';
import { forgetReload, reloadOnce } from './reload.ts';
import { memoryStorage } from './storage.ts';

test('[F60] [F65] a page is reloaded once for an address, and again only after it had come', () => {
  const reload = vi.fn();
  const store = memoryStorage();
  reloadOnce(store, '/courses', reload);
  reloadOnce(store, '/courses', reload);
  expect(reload).toHaveBeenCalledOnce();
  forgetReload(store);
  reloadOnce(store, '/courses', reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('[F60] a storage that cannot remember means no reload, so never a loop', () => {
  const reload = vi.fn();
  reloadOnce({ ...memoryStorage(), set: () => false }, '/courses', reload);
  expect(reload).not.toHaveBeenCalled();
});
