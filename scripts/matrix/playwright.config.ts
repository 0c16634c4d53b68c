import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  forbidOnly: true,
  timeout: 240_000,
  outputDir: join(import.meta.dirname, '../../test-results'),
  reporter: 'list',
  use: {
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 1280, height: 900 },
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
});
