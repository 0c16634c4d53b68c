import { describe, expect, test, vi } from 'vitest';
import { loadChunk } from './chunks.ts';
import { memoryStorage } from './storage.ts';

const gone = () => Promise.reject(new Error('gone'));

describe('loadChunk', () => {
  test('gives what was loaded, without a reload', async () => {
    const reload = vi.fn();
    await expect(loadChunk(async () => 'page', { store: memoryStorage(), address: '/courses', reload })).resolves.toBe(
      'page',
    );
    expect(reload).not.toHaveBeenCalled();
  });

  test('[F60] a missing chunk reloads the page once, and the second failure is thrown', async () => {
    const reload = vi.fn();
    const options = { store: memoryStorage(), address: '/courses', reload };
    void loadChunk(gone, options);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await expect(loadChunk(gone, options)).rejects.toThrow('gone');
    expect(reload).toHaveBeenCalledOnce();
  });

  test('[F60] after a success, another deploy may reload again', async () => {
    const reload = vi.fn();
    const options = { store: memoryStorage(), address: '/courses', reload };
    void loadChunk(gone, options);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await loadChunk(async () => 'page', options);
    void loadChunk(gone, options);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  test('[F60] a storage that cannot remember means no reload, so never a loop', async () => {
    const reload = vi.fn();
    const store = { ...memoryStorage(), set: () => false };
    await expect(loadChunk(gone, { store, address: '/courses', reload })).rejects.toThrow('gone');
    expect(reload).not.toHaveBeenCalled();
  });
});
