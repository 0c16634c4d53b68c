import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

// `e2e/support.ts` reads this variable.
process.env['WHOLE'] = '1';

export default defineConfig(journeys, { testDir: '..', testIgnore: '**/long/**', timeout: 300_000 });
