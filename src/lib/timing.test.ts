import { expect, test, vi } from 'vitest';
import { pause, timeLimit } from './timing.ts';

test('[§7.24] an aborted wait ends immediately', async () => {
  vi.useFakeTimers();
  const leaving = new AbortController();
  const waiting = pause(1000, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(pause(1000, leaving.signal)).rejects.toThrow('left');
});

test('a time limit starts again with each extension, and never expires after it is cleared', () => {
  vi.useFakeTimers();
  const [limit, cleared] = [timeLimit(100), timeLimit(100)];
  cleared.clear();
  vi.advanceTimersByTime(99);
  limit.extend();
  vi.advanceTimersByTime(99);
  expect(limit.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect([limit.signal.aborted, cleared.signal.aborted]).toEqual([true, false]);
});

test('on a hidden page, a pause lasts until the page is visible', async () => {
  vi.useFakeTimers();
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', document);
  const resumed = vi.fn();
  const waiting = pause(10).then(resumed);
  await vi.advanceTimersByTimeAsync(10);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(10);
  expect(resumed).not.toHaveBeenCalled();
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await waiting;
  expect(resumed).toHaveBeenCalledOnce();
});
