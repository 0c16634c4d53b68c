import { defineConfig } from 'vitest/config';

/** The unit tests of `src`, for `npm run mutate`; without the test that covers all of it with random values. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    include: [process.env['MUTATE_TESTS'] ?? 'src/**/*.test.ts'],
    exclude: ['src/academy.test.ts'],
    setupFiles: ['src/testing/cleanUp.ts'],
  },
});
