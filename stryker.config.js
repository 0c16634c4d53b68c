// Some surviving mutants need no test:
// - Warnings and messages that only developers read.
// - Optimisations that do not change the result: early returns, caches, cheap checks before exact ones.
// - `?.`, `??` and type checks that TypeScript or corrupt storage require, if other code handles the case, too.
// - Delays for slow tabs (`settle`, `patience`), the order of names in IndexedDB, and the option `once` of listeners.
// - Hooks in files with other logic, such as `usePurchase`. Stories test them.

/** The folder in `src` to mutate with its own tests. `scripts/mutate.ts` sets it. */
const folder = process.env['MUTATE'] ?? 'lib';
const report = `mutants-${folder.replaceAll('/', '-')}`;

export default {
  // Stryker would rewrite the tsconfig, but TypeScript 7 has no API for that. Because this file does not exist, Stryker
  // skips the step.
  tsconfigFile: 'no-tsconfig.json',
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  mutate: [
    `src/${folder}/**/*.ts`,
    '!src/**/*.test.ts',
    '!src/**/*.test-d.ts',
    // This code runs only in a browser. Stories test the hooks and their helpers. End-to-end tests test `analytics.ts`
    // and `sentry.ts`.
    '!src/**/use*.ts',
    '!src/components/form/pictures.ts',
    '!src/data/{blogs,courses,createCourse,departments,kept,notifications,purchasedCourses,rendered,study,user}.ts',
    '!src/lib/{analytics,sentry}.ts',
    // These files contain only interface text.
    '!src/text/{fa,families}.ts',
    '!src/text/fa/**',
  ],
  ignorePatterns: ['/deploy', '/docs', '/e2e', '/mocks', '/public', '/scripts', '/stories', '/.storybook'],
  // Module-level constants are evaluated once, so each of their mutants would need a new process.
  ignoreStatic: true,
  incremental: true,
  // This file is not in `test-results`, because the end-to-end tests empty that folder.
  incrementalFile: `node_modules/.cache/${report}.json`,
  tempDirName: 'test-results/stryker',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: `test-results/${report}.html` },
  clearTextReporter: { logTests: false },
  concurrency: 2,
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 90, break: 85 },
};
