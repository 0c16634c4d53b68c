import { beforeEach, expect, test, vi } from 'vitest';
import { createSharedRequests } from './sharedRequests.ts';

beforeEach(() => void vi.useFakeTimers());

function begin(requests = createSharedRequests(), key = 'k') {
  const { promise, resolve } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const request = requests.send(key, ({ signal }) => {
    if (signal) signals.push(signal);
    return promise;
  });
  return { requests, request, answer: resolve, isAborted: () => signals[0]?.aborted };
}

test('[F33] the last one to leave takes the request along', () => {
  const { requests, isAborted } = begin();
  const leave = requests.wait('k');
  const alsoLeave = requests.wait('k');
  leave();
  vi.runAllTimers();
  expect(isAborted()).toBe(false);
  alsoLeave();
  vi.runAllTimers();
  expect(isAborted()).toBe(true);
});

test('[F33] a screen that is drawn again at once keeps its request', () => {
  const { requests, isAborted } = begin();
  requests.wait('k')();
  const leave = requests.wait('k');
  vi.runAllTimers();
  expect(isAborted()).toBe(false);
  leave();
  vi.runAllTimers();
  expect(isAborted()).toBe(true);
});

test('[F33] leaving one request leaves the others alone', () => {
  const requests = createSharedRequests();
  const mine = begin(requests, 'mine');
  const other = begin(requests, 'other');
  requests.wait('other');
  requests.wait('mine')();
  vi.runAllTimers();
  expect([mine.isAborted(), other.isAborted()]).toEqual([true, false]);
});

test('what was asked for ahead is taken over once, on its way or come, and not after a minute', async () => {
  const requests = createSharedRequests();
  let asked = 0;
  const ask = async () => (asked += 1);
  void requests.prepare('k', ask);
  expect(await requests.send('k', ask)).toBe(1);
  expect(await requests.send('k', ask)).toBe(2);
  await requests.prepare('k', ask);
  vi.setSystemTime(Date.now() + 60_000);
  expect(await requests.send('k', ask)).toBe(4);
});

test('what failed ahead is asked for again', async () => {
  const requests = createSharedRequests();
  await expect(requests.prepare('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await expect(requests.send('k', async () => 'up')).resolves.toBe('up');
});
