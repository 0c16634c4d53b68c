import { expect, test, vi } from 'vitest';
import { pause } from './timing.ts';

test('[§7.24] who leaves waits no longer, nor who has left before', async () => {
  vi.useFakeTimers();
  const leaving = new AbortController();
  const waiting = pause(1000, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(pause(1000, leaving.signal)).rejects.toThrow('left');
});
