import { afterAll, afterEach, beforeEach, vi } from 'vitest';

const { locks } = navigator;

// What goes wrong on purpose says so to the console alone.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

// Files share a process: each test gives back what it put in the place of globals and clocks.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Locks, too, which a page lets go of when it closes; a timer that was a fake one never does.
afterAll(async () => {
  const { held = [] } = await locks.query();
  await Promise.all(held.map(({ name = '' }) => locks.request(name, { steal: true }, async () => undefined)));
});
