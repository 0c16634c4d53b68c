import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();
const port = Number(process.env['E2E_PORT'] ?? 4199);
// A site that is up already, in front of a mock API; or the built one with a mock of its own, once for each worker, since
// journeys wait as much as they work.
const running = process.env['SITE'];
const sites = running ? [running] : [port, port + 1, port + 2].map((each) => `http://127.0.0.1:${each}`);

export default defineConfig({
  testDir: 'e2e',
  // These take ten minutes: `npm run test:long`.
  testIgnore: 'long/**',
  workers: sites.length,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may miss the moment that a journey waits for; a fault is there twice.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  timeout: 60_000,
  outputDir: join(import.meta.dirname, 'test-results'),
  use: {
    baseURL: sites[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)],
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    // Requests of pages with a worker pass by the faults that journeys plan. `changingSite.ts` allows it.
    serviceWorkers: 'block',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: (running ? [] : sites).map((url) => ({
    command: `node node_modules/vite/bin/vite.js preview --port ${new URL(url).port} --strictPort`,
    cwd: import.meta.dirname,
    url: `${url}/`,
    // The tests change what the API answers all the time; pages with data have a test of their own.
    env: { RENDER: 'off' },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  })),
});
