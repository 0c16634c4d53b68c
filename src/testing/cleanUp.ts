import { afterAll, afterEach, beforeEach, vi } from 'vitest';

const { locks } = navigator;

// Tests cause failures on purpose, so their console warnings are muted.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

// Test files share a process, so globals and clocks are restored after each test.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Releases all locks, as closing a page does. `withLock` may release a lock only after a delay, which never ends if
// the test used fake timers.
afterAll(async () => {
  const { held = [] } = await locks.query();
  await Promise.all(held.map(({ name = '' }) => locks.request(name, { steal: true }, async () => undefined)));
});
