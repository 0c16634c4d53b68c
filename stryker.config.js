// `npm run mutate`: plants faults in the source, one at a time, and counts those that no unit test notices.
// `-- --mutate src/basket/payment.ts` takes one file; `MUTATE_TESTS='src/basket/*.test.ts'` runs only these tests.
export default {
  // TypeScript 7 has no API to rewrite a tsconfig with, so this names a file that does not exist.
  tsconfigFile: 'no-tsconfig.json',
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  mutate: [
    'src/{api,basket,course,data,learning,lib,session}/**/*.ts',
    'src/text/format.ts',
    'src/components/form/PriceField/parsePrice.ts',
    'src/components/form/rules.ts',
    '!src/**/*.test.ts',
    '!src/**/*.test-d.ts',
    // Hooks run in a browser, where stories test them.
    '!src/**/use*.ts',
    '!src/data/{blogs,courses,departments,notifications,purchasedCourses,rendered,study,user}.ts',
  ],
  ignorePatterns: ['/deploy', '/docs', '/e2e', '/mocks', '/public', '/scripts', '/stories', '/.storybook'],
  // Constants of a module are read once, when it is loaded: their mutants would need a new process each.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'test-results/mutants.json',
  tempDirName: 'test-results/stryker',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'test-results/mutants.html' },
  clearTextReporter: { logTests: false },
  concurrency: 2,
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
  thresholds: { high: 95, low: 90, break: 85 },
};
