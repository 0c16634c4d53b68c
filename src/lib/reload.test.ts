import { describe, expect, test, vi } from 'vitest';
import { forgetReload, reloadOnce } from './reload.ts';
import { memoryStorage } from './storage.ts';

describe('reloadOnce', () => {
  test('[F60] [F65] reloads once for an address, then never again', () => {
    const reload = vi.fn();
    const store = memoryStorage();
    reloadOnce(store, '/courses', reload);
    reloadOnce(store, '/courses', reload);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('[F60] after a success, another deployment may reload again', () => {
    const reload = vi.fn();
    const store = memoryStorage();
    reloadOnce(store, '/courses', reload);
    forgetReload(store);
    reloadOnce(store, '/courses', reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('[F60] a storage that cannot remember means no reload, so never a loop', () => {
    const reload = vi.fn();
    reloadOnce({ ...memoryStorage(), set: () => false }, '/courses', reload);
    expect(reload).not.toHaveBeenCalled();
  });
});
