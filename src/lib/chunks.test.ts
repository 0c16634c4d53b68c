import { describe, expect, test, vi } from 'vitest';
import { createChunk, preloadForSomebody, preloadWhenIdle, startPreloading, subscribeChunks } from './chunks.ts';
import { stubConnection } from '../testing/connection.ts';

const gone = () => Promise.reject(new Error('gone'));
const options = { retryDelay: 1, patience: 5, isReachable: async () => true };

describe('createChunk', () => {
  test('loads once for everybody, and is ready then', async () => {
    const fetchPart = vi.fn(async () => 'page');
    const chunk = createChunk(fetchPart, options);
    expect(chunk.getState()).toBe('idle');
    await expect(Promise.all([chunk.load(), chunk.load()])).resolves.toEqual(['page', 'page']);
    expect(chunk.getState()).toBe('ready');
    await chunk.load();
    expect(fetchPart).toHaveBeenCalledOnce();
  });

  test('[F60] what a site that answers does not have is gone after two tries; another try may bring it', async () => {
    const fetchPart = vi.fn(gone);
    const chunk = createChunk<string>(fetchPart, options);
    const arrival = chunk.load();
    await vi.waitFor(() => expect(chunk.getState()).toBe('gone'));
    expect(fetchPart).toHaveBeenCalledTimes(2);
    fetchPart.mockResolvedValueOnce('page' as never);
    void chunk.load();
    await expect(arrival).resolves.toBe('page');
  });

  test('[F63] [F64] without a connection it waits, and comes by itself when that is back', async () => {
    const connection = stubConnection(false);
    const fetchPart = vi.fn(gone);
    const isReachable = vi.fn(async () => true);
    const chunk = createChunk<string>(fetchPart, { ...options, isReachable });
    const arrival = chunk.load();
    await vi.waitFor(() => expect(chunk.getState()).toBe('offline'));
    expect(isReachable).not.toHaveBeenCalled();
    fetchPart.mockResolvedValueOnce('page' as never);
    connection.set(true);
    await expect(arrival).resolves.toBe('page');
  });

  test('[F64] a connection that leads nowhere counts as none, and is tried again', async () => {
    stubConnection(true);
    const fetchPart = vi.fn(gone);
    const chunk = createChunk<string>(fetchPart, { ...options, isReachable: async () => false });
    const states: string[] = [];
    subscribeChunks(() => states.push(chunk.getState()));
    const arrival = chunk.load();
    await vi.waitFor(() => expect(states).toContain('offline'));
    expect(states).not.toContain('gone');
    fetchPart.mockResolvedValue('page' as never);
    await expect(arrival).resolves.toBe('page');
  });

  test('what fails to come ahead of its time is tried again when it is needed', async () => {
    const fetchPart = vi.fn(gone);
    const chunk = createChunk<string>(fetchPart, options);
    chunk.preload();
    await vi.waitFor(() => expect(chunk.getState()).toBe('idle'));
    expect(fetchPart).toHaveBeenCalledOnce();
    chunk.preload();
    fetchPart.mockResolvedValueOnce('page' as never);
    await expect(chunk.load()).resolves.toBe('page');
  });

  test('parts come ahead in idle time, except for those who save data', () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
    const preload = vi.fn();
    preloadWhenIdle({ preload });
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    startPreloading();
    expect(idle).toEqual([]);
    vi.stubGlobal('navigator', { onLine: true });
    startPreloading();
    idle.shift()?.();
    expect(preload).toHaveBeenCalledOnce();
  });

  test('nothing is fetched ahead before somebody is there, and then once', () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
    vi.stubGlobal('navigator', { onLine: true });
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    preloadWhenIdle({ preload: vi.fn() });
    const stop = preloadForSomebody();
    expect(idle).toHaveLength(0);
    page.dispatchEvent(new Event('pointermove'));
    page.dispatchEvent(new Event('keydown'));
    expect(idle).toHaveLength(1);
    stop();
  });
});
