import { expect, test, vi } from 'vitest';
import { indexedDbShared } from './sharedStore.ts';

const refused = new DOMException('', 'SecurityError');
const throws = () => {
  throw refused;
};
/** As Firefox does in a private window. */
const fails = () => {
  const request = { error: refused, onerror: () => undefined };
  queueMicrotask(() => request.onerror());
  return request;
};

test.for([
  ['is none', undefined],
  ['must not be opened', { open: throws }],
  ['cannot be opened', { open: fails }],
])('[F67] where IndexedDB %s, a tab reads nothing and goes on by itself', async ([, indexedDB]) => {
  vi.stubGlobal('indexedDB', indexedDB);
  const shared = indexedDbShared('key');
  await expect(shared.read()).resolves.toBeNull();
  const change = vi.fn((): unknown => 'mine');
  await shared.update(change);
  expect(change).toHaveBeenCalledExactlyOnceWith(null);
});
