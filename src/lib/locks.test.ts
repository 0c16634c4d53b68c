import { beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './locks.ts';

const never = () => new Promise<never>(() => undefined);

// A lock may still be held after its test has ended, so every test uses a different lock name.
let name = '';

beforeEach(({ task }) => {
  name = task.id;
  vi.useFakeTimers();
});

test('withLock returns the result of the work or throws its error', async () => {
  await expect(withLock(name, () => Promise.resolve(7))).resolves.toBe(7);
  const failure = new Error('work');
  await expect(withLock(name, () => Promise.reject(failure))).rejects.toBe(failure);
  await expect(withLock(name, () => Promise.resolve(8))).resolves.toBe(8);
});

test('withLock calls the work with true if it holds the lock, and leaves no timer behind', async () => {
  await expect(withLock(name, async (holds) => holds)).resolves.toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('with infinite patience, withLock waits until the earlier holder releases the lock', async () => {
  void withLock(name, never);
  void withLock(name, () => Promise.resolve(), { patience: 50 });
  const work = vi.fn(() => Promise.resolve());
  void withLock(name, work, { patience: Infinity });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(work).not.toHaveBeenCalled();
});

test('withLock limits the time of waiting for the lock, but not the duration of the work', async () => {
  const slow = withLock(name, () => new Promise((done) => setTimeout(done, 900, 'slow')), { patience: 50 });
  const hasty = withLock(name, async (holds) => holds, { patience: 50 });
  await vi.advanceTimersByTimeAsync(60);
  await expect(hasty).resolves.toBe(false);
  await vi.advanceTimersByTimeAsync(900);
  await expect(slow).resolves.toBe('slow');
});

test('without the Locks API, the work runs immediately and counts as locked', async () => {
  vi.stubGlobal('navigator', {});
  const holds = await withLock(name, async (held) => held);
  expect(holds).toBe(true);
});

test('withLock holds the lock for `settle` ms after the work', async () => {
  await expect(withLock(name, async () => 'done', { settle: 50 })).resolves.toBe('done');
  const next = vi.fn(async () => undefined);
  const second = withLock(name, next, { patience: Infinity });
  await vi.advanceTimersByTimeAsync(49);
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await second;
  expect(next).toHaveBeenCalledOnce();
});
