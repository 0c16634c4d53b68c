import { defineConfig } from 'vitest/config';

/** Runs only the unit tests of the folder that `npm run mutate` mutates. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    include: [`src/${process.env['MUTATE'] ?? 'lib'}/**/*.test.ts`],
    setupFiles: ['src/testing/cleanUp.ts'],
    // The race tests run five rounds, which are enough to detect the mutants. More rounds would only find rare races.
    env: { ROUNDS: '5' },
  },
});
