// What survives for a reason, beside real gaps:
// - Warnings and messages that only developers read.
// - Shortcuts that save time and change no result: early returns, caches, a rough test before an exact one.
// - `?.`, `??` and type tests that the compiler or a broken storage asks for, where another line fails as safely.
// - Waits for slow tabs (`settle`, `patience`), the order of IndexedDB's names, and listeners that fire once.
// - Hooks beside logic, such as `usePurchase`, which stories run.

/** The folder below `src` that gets the faults. Its tests run (`scripts/mutate.ts`). */
const folder = process.env['MUTATE'] ?? 'lib';
const report = `mutants-${folder.replaceAll('/', '-')}`;

export default {
  // TypeScript 7 has no API to rewrite a tsconfig with, so this names a file that does not exist.
  tsconfigFile: 'no-tsconfig.json',
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  mutate: [
    `src/${folder}/**/*.ts`,
    '!src/**/*.test.ts',
    '!src/**/*.test-d.ts',
    // These run in a browser: stories test hooks and their helpers, journeys test observers.
    '!src/**/use*.ts',
    '!src/components/form/pictures.ts',
    '!src/data/{blogs,courses,createCourse,departments,kept,notifications,purchasedCourses,rendered,study,user}.ts',
    '!src/lib/{analytics,sentry}.ts',
    // Texts.
    '!src/text/{fa,families}.ts',
    '!src/text/fa/**',
  ],
  ignorePatterns: ['/deploy', '/docs', '/e2e', '/mocks', '/public', '/scripts', '/stories', '/.storybook'],
  // Constants of a module are read once, when it is loaded: their mutants would need a new process each.
  ignoreStatic: true,
  incremental: true,
  // Journeys empty `test-results`.
  incrementalFile: `node_modules/.cache/${report}.json`,
  tempDirName: 'test-results/stryker',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: `test-results/${report}.html` },
  clearTextReporter: { logTests: false },
  concurrency: 2,
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 90, break: 85 },
};
