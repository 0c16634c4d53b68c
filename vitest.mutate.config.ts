import { defineConfig } from 'vitest/config';

/** The unit tests of the folder that `npm run mutate` plants faults in. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    include: [`src/${process.env['MUTATE'] ?? 'lib'}/**/*.test.ts`],
    setupFiles: ['src/testing/cleanUp.ts'],
    // Many rounds find rare races, which no planted fault needs.
    env: { ROUNDS: '5' },
  },
});
