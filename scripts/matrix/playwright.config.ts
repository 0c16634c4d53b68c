import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

export default defineConfig(journeys, {
  testDir: '.',
  workers: 2,
  timeout: 600_000,
  reporter: [['list'], ['./reporter.ts']],
  // What is told comes after all tries, on a busy machine late.
  expect: { timeout: 15_000 },
  use: { viewport: { width: 1280, height: 900 } },
});
