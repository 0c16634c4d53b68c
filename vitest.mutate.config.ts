import { defineConfig } from 'vitest/config';

/** The unit tests of what `npm run mutate` plants faults in. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    include: [
      process.env['MUTATE_TESTS'] ??
        'src/{api,basket,components/form,course,data,learning,lib,session,text}/**/*.test.ts',
    ],
    setupFiles: ['src/testing/cleanUp.ts'],
  },
});
