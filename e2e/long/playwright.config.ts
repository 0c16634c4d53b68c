import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

export default defineConfig(journeys, {
  testDir: '.',
  testIgnore: [],
  workers: 2,
  timeout: 600_000,
  use: { viewport: { width: 1280, height: 900 } },
});
