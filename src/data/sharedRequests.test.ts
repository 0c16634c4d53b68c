import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { createSharedRequests } from './sharedRequests.ts';

beforeEach(() => void vi.useFakeTimers());

test('[F33] a request is aborted when its last component unmounts, unless another component immediately mounts', () => {
  const requests = createSharedRequests();
  function send(key: string) {
    let sent: AbortSignal | undefined;
    void requests.send(key, ({ signal }) => {
      sent = signal;
      return new Promise(() => undefined);
    });
    return () => sent?.aborted;
  }
  const [isAborted, isOtherAborted] = [send('mine'), send('other')];
  requests.wait('other');
  requests.wait('mine')();
  const leave = requests.wait('mine');
  const alsoLeave = requests.wait('mine');
  leave();
  vi.runAllTimers();
  expect(isAborted()).toBe(false);
  alsoLeave();
  vi.runAllTimers();
  expect([isAborted(), isOtherAborted()]).toEqual([true, false]);
});

test('a prefetched response is used only once, and only within a minute', async () => {
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

test('[§4.23] a response that was prefetched before a write is not used after that write', async () => {
  const requests = createSharedRequests();
  const [list, other] = ['["GET /blogs/",{}]', '["GET /blogs/:id",{}]'];
  await requests.prepare(list, async () => 'old');
  await requests.prepare(other, async () => 'other');
  requests.forget('GET /blogs/');
  await expect(requests.send(list, async () => 'new')).resolves.toBe('new');
  await expect(requests.send(other, async () => 'new')).resolves.toBe('other');
});

test.for([
  ['is sent again if it may succeed', 503, 'up'],
  ['is not sent again if the server refused it', 404, 'http 404'],
] as const)('[§7.23] a request that waits for a failing prefetch %s', async ([, status, outcome]) => {
  const requests = createSharedRequests();
  const ahead = Promise.withResolvers<never>();
  requests.prepare('k', () => ahead.promise).catch(() => undefined);
  const answer = requests.send('k', async () => 'up').catch(({ message }: ApiError) => message);
  ahead.reject(new ApiError('http', { status }));
  await expect(answer).resolves.toBe(outcome);
});

test('after a prefetch has failed, its request is sent again when the data are needed', async () => {
  const requests = createSharedRequests();
  await expect(requests.prepare('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await expect(requests.send('k', async () => 'up')).resolves.toBe('up');
});
