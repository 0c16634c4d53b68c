import { beforeEach, expect, test, vi } from 'vitest';
import { createChunk, subscribeChunks } from './chunks.ts';
import { stubConnection } from '../testing/connection.ts';

beforeEach(() => void vi.useFakeTimers());

/**
 * Creates a chunk whose import fails until the returned function `come` is called. `answer` returns the site's response
 * to the connection check.
 */
function setUp(answer = async () => new Response()) {
  const fetchPart = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('gone')));
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return { chunk: createChunk(fetchPart), fetchPart, fetch, come: () => void fetchPart.mockResolvedValue('page') };
}

test('a chunk loads only once for all components that need it', async () => {
  const { chunk, fetchPart, come } = setUp();
  come();
  expect(chunk.getState()).toBe('idle');
  await expect(Promise.all([chunk.load(), chunk.load()])).resolves.toEqual(['page', 'page']);
  expect(chunk.getState()).toBe('ready');
  await chunk.load();
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetchPart).toHaveBeenCalledOnce();
});

test('preloads fetch a chunk only once, and only with a connection', async () => {
  const connection = stubConnection(false);
  const { chunk, fetchPart, come } = setUp();
  const heard = vi.fn();
  subscribeChunks(heard)();
  come();
  chunk.preload();
  expect(fetchPart).not.toHaveBeenCalled();
  connection.set(true);
  chunk.preload();
  chunk.preload();
  expect(chunk.getState()).toBe('loading');
  await expect(chunk.tried()).resolves.toBe('page');
  expect(chunk.getState()).toBe('ready');
  expect(fetchPart).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
});

test('[F60] a chunk that is missing on the server counts as gone after two attempts and can be retried', async () => {
  const { chunk, fetch, fetchPart, come } = setUp();
  const told = vi.fn();
  vi.stubGlobal('dispatchEvent', told);
  const arrival = chunk.load();
  await vi.advanceTimersByTimeAsync(400);
  expect(chunk.getState()).toBe('gone');
  expect(fetchPart).toHaveBeenCalledTimes(2);
  expect(told).toHaveBeenCalledTimes(2);
  const uncached = { method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) };
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/', uncached);
  come();
  void chunk.load();
  await expect(arrival).resolves.toBe('page');
});

test('[F63] [F64] without a connection a chunk waits, and loads when the connection returns', async () => {
  const connection = stubConnection(false);
  const { chunk, fetch, come } = setUp();
  const arrival = chunk.load();
  await vi.advanceTimersByTimeAsync(400);
  expect(chunk.getState()).toBe('offline');
  expect(fetch).not.toHaveBeenCalled();
  come();
  connection.set(true);
  await expect(arrival).resolves.toBe('page');
});

test('[F63] a chunk that has loaded is not fetched again when the connection returns', async () => {
  const connection = stubConnection(false);
  const { chunk, fetchPart, come } = setUp();
  void chunk.load();
  await vi.advanceTimersByTimeAsync(400);
  expect(chunk.getState()).toBe('offline');
  come();
  await chunk.load();
  const { length } = fetchPart.mock.calls;
  connection.set(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetchPart).toHaveBeenCalledTimes(length);
});

test.for([
  ['the site does not respond at all', () => Promise.reject(new TypeError('no way'))],
  ['only a proxy responds', async () => new Response(null, { status: 502 })],
] as const)('[F64] if %s, a chunk counts as offline and is retried', async ([, answer]) => {
  stubConnection(true);
  const { chunk, come } = setUp(answer);
  const states: string[] = [];
  subscribeChunks(() => states.push(chunk.getState()));
  const arrival = chunk.load();
  await vi.advanceTimersByTimeAsync(400);
  expect(states).toEqual(['loading', 'offline']);
  come();
  await vi.advanceTimersByTimeAsync(5000);
  await expect(arrival).resolves.toBe('page');
});

test('after a failed preload, the chunk is fetched again when it is needed', async () => {
  const { chunk, fetchPart, come } = setUp();
  chunk.preload();
  await vi.advanceTimersByTimeAsync(0);
  expect(chunk.getState()).toBe('idle');
  expect(fetchPart).toHaveBeenCalledOnce();
  chunk.preload();
  come();
  await expect(chunk.load()).resolves.toBe('page');
});
