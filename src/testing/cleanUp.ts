import { afterAll, afterEach, beforeEach, vi } from 'vitest';

const { locks } = navigator;

// Deliberate failures are logged only to the console.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

// Test files share a process, so each test restores globals and clocks.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Also releases locks, as closing a page does. A fake timer never would.
afterAll(async () => {
  const { held = [] } = await locks.query();
  await Promise.all(held.map(({ name = '' }) => locks.request(name, { steal: true }, async () => undefined)));
});
