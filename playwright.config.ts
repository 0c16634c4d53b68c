import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();
const port = Number(process.env['E2E_PORT'] ?? 4199);

export default defineConfig({
  testDir: 'e2e',
  // One worker: the tests share one mock server and set it back before each.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // A busy machine may miss the moment that a journey waits for; a fault is there twice.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  timeout: 60_000,
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}/`,
    // The tests change what the API answers all the time; pages with data have a test of their own.
    env: { RENDER: 'off' },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
