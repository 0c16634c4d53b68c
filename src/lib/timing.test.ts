import { expect, test, vi } from 'vitest';
import { pause } from './timing.ts';

test('[§7.24] an aborted wait ends at once', async () => {
  vi.useFakeTimers();
  const leaving = new AbortController();
  const waiting = pause(1000, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(pause(1000, leaving.signal)).rejects.toThrow('left');
});
