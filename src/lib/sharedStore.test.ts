import { expect, test, vi } from 'vitest';
import { indexedDbShared, memoryShared } from './sharedStore.ts';

const refused = new DOMException('', 'SecurityError');
const throws = () => {
  throw refused;
};
/** Makes IndexedDB refuse every request, as in a private window of Firefox. */
const fails = () => {
  const request = { error: refused, onerror: () => undefined };
  queueMicrotask(() => request.onerror());
  return request;
};

test.for([
  ['does not exist', undefined],
  ['throws', { open: throws }],
  ['refuses requests', { open: fails }],
])('[F67] if IndexedDB %s, a tab works without shared data', async ([, indexedDB]) => {
  vi.stubGlobal('indexedDB', indexedDB);
  const shared = indexedDbShared('key');
  await expect(shared.read()).resolves.toBeNull();
  const change = vi.fn((): unknown => 'mine');
  await shared.update(change);
  expect(change).toHaveBeenCalledExactlyOnceWith(null);
});

test('[F94] if IndexedDB never responds, the first call waits two seconds, and later calls a tenth of a second', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const shared = indexedDbShared('key');
  const change = vi.fn((): unknown => 'mine');
  const updated = shared.update(change);
  await vi.advanceTimersByTimeAsync(1999);
  expect(change).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await updated;
  expect(change).toHaveBeenCalledExactlyOnceWith(null);
  const read = shared.read();
  await vi.advanceTimersByTimeAsync(100);
  await expect(read).resolves.toBeNull();
});

test('a shared value in memory is null until its first update', async () => {
  const shared = memoryShared();
  await expect(shared.read()).resolves.toBeNull();
  await shared.update((value) => [value, 'mine']);
  await expect(shared.read()).resolves.toEqual([null, 'mine']);
});

test('[F67] tabs read and replace one value in IndexedDB', async () => {
  vi.useFakeTimers();
  const kept = new Map<string, unknown>();
  vi.resetModules();
  vi.doMock('idb-keyval', () => ({
    createStore: (...names: string[]) => names.join(' '),
    get: async (key: string, store: string) => kept.get(`${store} ${key}`),
    update: async (key: string, change: (value: unknown) => unknown, store: string) =>
      void kept.set(`${store} ${key}`, change(kept.get(`${store} ${key}`))),
  }));
  const { indexedDbShared: open } = await import('./sharedStore.ts');
  vi.doUnmock('idb-keyval');
  vi.resetModules();
  await expect(open('key').read()).resolves.toBeNull();
  for (const tab of ['first', 'second']) await open('key').update((value) => [value, tab]);
  await expect(open('key').read()).resolves.toEqual([[null, 'first'], 'second']);
  expect([...kept.keys()]).toEqual(['academy values key']);
  expect(vi.getTimerCount()).toBe(0);
});
