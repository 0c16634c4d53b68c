import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();
const port = Number(process.env['E2E_PORT'] ?? 4199);
// One more worker than there are cores, because tests often wait, but at most four.
const workers = Math.min(availableParallelism() + 1, 4);
// If SITE is set, the tests use a running site with a mock API. By default, each worker has its own server with the
// build and a mock API.
const running = process.env['SITE'];
const sites = running ? [running] : Array.from({ length: workers }, (_, each) => `http://127.0.0.1:${port + each}`);

export default defineConfig({
  testDir: 'e2e',
  // `npm run test:whole` and `npm run test:long` run these tests, which take too long for `npm test`.
  testIgnore: ['whole/**', 'long/**'],
  workers: sites.length,
  fullyParallel: true,
  forbidOnly: true,
  // On a busy machine a test may fail by chance. A real fault also makes the retry fail.
  retries: 1,
  reporter: 'list',
  // On a busy machine, browsers start slowly, and a journey through the whole site takes over a minute.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  outputDir: join(import.meta.dirname, 'test-results'),
  use: {
    // Without this limit, an action on a missing control would wait until the time limit of the whole test.
    actionTimeout: 30_000,
    browserName: 'chromium',
    baseURL: sites[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)],
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    // Blocked, because a service worker's requests bypass `page.route`. Tests that need the worker allow it
    // (`changingSite.ts`).
    serviceWorkers: 'block',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // These tests share rendered pages, so they run one after another. They start first, so that the run ends earlier.
    { name: 'rendered', testMatch: '**/{rendered,takeover}.spec.ts' },
    { name: 'chromium', testMatch: '**/!(rendered|takeover).spec.ts' },
  ],
  webServer: (running ? [] : sites).map((url) => ({
    command: `node node_modules/vite/bin/vite.js preview --port ${new URL(url).port} --strictPort`,
    cwd: import.meta.dirname,
    url: `${url}/`,
    // Serves pages without data, because tests change the API's responses. `rendered.spec.ts` tests pages with data.
    env: { RENDER: 'off' },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  })),
});
