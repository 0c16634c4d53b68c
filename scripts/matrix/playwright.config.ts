import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts';

const executablePath = findChromium();
const root = join(import.meta.dirname, '../..');
const port = Number(process.env['MATRIX_PORT'] ?? 4310);
// The built site with a mock server of its own, once for each worker.
const sites = [port, port + 1].map((each) => `http://127.0.0.1:${each}`);

export default defineConfig({
  testDir: '.',
  workers: sites.length,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 600_000,
  outputDir: join(root, 'test-results'),
  reporter: [['list'], ['./reporter.ts']],
  // What is told comes after all tries, on a busy machine late.
  expect: { timeout: 15_000 },
  use: {
    baseURL: sites[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)],
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 1280, height: 900 },
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
  webServer: sites.map((url) => ({
    command: `node node_modules/vite/bin/vite.js preview --port ${new URL(url).port} --strictPort`,
    cwd: root,
    url: `${url}/`,
    env: { RENDER: 'off' },
    reuseExistingServer: false,
    stdout: 'ignore',
  })),
});
